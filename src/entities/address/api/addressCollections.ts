import { readAddress } from '../rules/deliveryAddress.ts';
import { defineCollection } from '#data/collections/defineCollection.ts';

export const addresses = defineCollection({
  name: 'Address',
  known: 'seen',
  knownOtherwise: { assumed: ['PostalCode', 'IsDefault'] },
  fields: {
    ExhibitionId: 'id?',
    VisitorId: 'id',
    Name: 'text',
    Phone: 'text',
    Province: 'text?',
    City: 'text?',
    Area: 'text?',
    AddressDetail: 'text',
    PostalCode: 'text?',
    IsDefault: 'flag?',
    /** No: deleted. */
    IsShow: 'flag?',
  },
  references: { ExhibitionId: 'Exhibition', VisitorId: 'Visitor' },
  askedBy: ['RecordId', 'ExhibitionId', 'VisitorId', 'IsShow'],
  personal: ['VisitorId'],
  read: readAddress,
});
