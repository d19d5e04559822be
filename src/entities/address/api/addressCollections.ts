import { readAddress } from '../rules/deliveryAddress.ts';
import { defineCollection } from '#data/collections/defineCollection.ts';

export const addresses = defineCollection({
  name: 'Address',
  known: 'seen',
  knownOtherwise: { assumed: ['PostalCode', 'IsDefault', 'ClientRef'] },
  fields: {
    ExhibitionId: 'id?',
    VisitorId: 'id',
    ClientRef: 'text?',
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
  askedBy: ['RecordId', 'ExhibitionId', 'VisitorId', 'IsShow', 'ClientRef'],
  personal: ['VisitorId', 'ClientRef'],
  read: readAddress,
});
