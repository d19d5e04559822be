import { defineCollection } from '../collections/defineCollection.ts';

export const messages = defineCollection({
  name: 'MessageInfo',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    VisitorId: 'id',
    Type: 'code?',
    State: 'code?',
  },
  references: { ExhibitionId: 'Exhibition', VisitorId: 'Visitor' },
  askedBy: ['RecordId', 'ExhibitionId', 'VisitorId', 'Type', 'State'],
  personal: ['RecordId', 'VisitorId'],
});

export const addresses = defineCollection({
  name: 'Address',
  known: 'seen',
  fields: {
    ExhibitionId: 'id?',
    VisitorId: 'id',
    Name: 'text',
    Phone: 'text',
    Province: 'text?',
    City: 'text?',
    Area: 'text?',
    AddressDetail: 'text',
    IsShow: 'flag?',
  },
  references: { ExhibitionId: 'Exhibition', VisitorId: 'Visitor' },
  askedBy: ['RecordId', 'ExhibitionId', 'VisitorId', 'IsShow'],
  personal: ['RecordId', 'VisitorId'],
});

export const cartItems = defineCollection({
  name: 'ShoppingCart',
  known: 'seen',
  fields: {
    ExhibitionId: 'id',
    VisitorId: 'id',
    ProductId: 'id',
    ExhibitorId: 'id?',
    ExhibitorExhibitionInfoId: 'id?',
    Name: 'text?',
    Number: 'text',
    Price: 'text?',
    SumPrice: 'text?',
    Type: 'text?',
  },
  references: {
    ExhibitionId: 'Exhibition',
    VisitorId: 'Visitor',
    ProductId: 'Product',
    ExhibitorId: 'Exhibitor',
    ExhibitorExhibitionInfoId: 'ExhibitorExhibitionInfo',
  },
  askedBy: ['RecordId', 'ExhibitionId', 'VisitorId', 'ProductId'],
  personal: ['RecordId', 'VisitorId'],
});

export const addressBook = defineCollection({
  name: 'AddressBook',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    VisitorId: 'id',
  },
  references: { ExhibitionId: 'Exhibition', VisitorId: 'Visitor' },
  askedBy: ['RecordId', 'ExhibitionId', 'VisitorId'],
  personal: ['RecordId', 'VisitorId'],
});

export const logistics = defineCollection({
  name: 'LogisticsInfo',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    VisitorId: 'id',
  },
  references: { ExhibitionId: 'Exhibition', VisitorId: 'Visitor' },
  askedBy: ['RecordId', 'ExhibitionId', 'VisitorId'],
  personal: ['RecordId', 'VisitorId'],
});

export const idCards = defineCollection({
  name: 'IdCardInfo',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    VisitorId: 'id',
  },
  references: { ExhibitionId: 'Exhibition', VisitorId: 'Visitor' },
  askedBy: ['RecordId', 'ExhibitionId', 'VisitorId'],
  personal: ['RecordId', 'VisitorId'],
});

export const enquiries = defineCollection({
  name: 'EnquiryRecord',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    VisitorId: 'id',
  },
  references: { ExhibitionId: 'Exhibition', VisitorId: 'Visitor' },
  askedBy: ['RecordId', 'ExhibitionId', 'VisitorId'],
  personal: ['RecordId', 'VisitorId'],
});

export const downloadRecords = defineCollection({
  name: 'FileDownloadRecord',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    VisitorId: 'id',
  },
  references: { ExhibitionId: 'Exhibition', VisitorId: 'Visitor' },
  askedBy: ['RecordId', 'ExhibitionId', 'VisitorId'],
  personal: ['RecordId', 'VisitorId'],
});

export const cloudReleases = defineCollection({
  name: 'CloudRelease',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    VisitorId: 'id?',
  },
  references: { ExhibitionId: 'Exhibition', VisitorId: 'Visitor' },
  askedBy: ['RecordId', 'ExhibitionId', 'VisitorId'],
});
