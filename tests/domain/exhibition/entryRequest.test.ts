import { describe, expect, it } from 'vitest';
import {
  channelRequest,
  exhibitionRequest,
  exhibitionWithFormRequest,
} from '#domain/exhibition/entryRequest.ts';

const exhibitionId = 'open00000000000000000001';
const channelId = 'visitor00000000000000001';

describe('entry requests', () => {
  it('an exhibition is requested by its id with the organisation expanded', {
    tags: ['call-exhibition-record'],
  }, () => {
    expect(exhibitionRequest(exhibitionId, 'sys')).toEqual({
      path: '/data/register/queryList/Exhibition',
      body: {
        tenantId: 'sys',
        params: {
          condition: { RecordId: exhibitionId },
          properties: ['OrganizationId.Organization.___all'],
        },
      },
    });
  });

  it('the channels of an exhibition are requested as open ones, by Sort ascending', {
    tags: ['call-channels'],
  }, () => {
    expect(channelRequest({ exhibitionId }, 'sys')).toEqual({
      path: '/data/register/queryList/Channel',
      body: {
        tenantId: 'sys',
        params: {
          condition: { ExhibitionId: exhibitionId, HasOpen: true },
          options: { sort: { Sort: 1 } },
        },
      },
    });
  });

  it('one channel is requested by its id, open or not', { tags: ['call-channels'] }, () => {
    expect(channelRequest({ recordId: channelId }, 'sys').body.params).toEqual({
      condition: { RecordId: channelId },
      options: { sort: { Sort: 1 } },
    });
  });

  it('an exhibition with its form is requested by both ids', () => {
    expect(exhibitionWithFormRequest(exhibitionId, channelId, 'sys')).toEqual({
      path: '/data/register/getExhibition',
      body: { tenantId: 'sys', params: { ExhibitionId: exhibitionId, ChannelId: channelId } },
    });
  });

  it.each([
    () => exhibitionRequest('', 'sys'),
    () => channelRequest({ exhibitionId: '' }, 'sys'),
    () => channelRequest({ recordId: undefined as unknown as string }, 'sys'),
    () => exhibitionWithFormRequest(exhibitionId, '', 'sys'),
  ])('a request without its id is not sent (%#)', { tags: ['X12'] }, (make) => {
    expect(make).toThrow('an id is missing');
  });
});
