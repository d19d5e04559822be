import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '#data/queries/queryClient.ts';
import type { TextPair } from '#domain/form/formDefinition.ts';
import { missingProofs } from './missingProofs.ts';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { localStores } from '#session/localStores.ts';
import { readAnswers } from '../api/registrationRecord.ts';
import { registrationFormQuery } from '../registrationFormQuery.ts';
import { findOwnRegistration } from '../stored/findOwnRegistration.ts';

export type ProofPass = Pick<Voucher, 'exhibitionId' | 'recordId' | 'visitorId' | 'channel' | 'exhibition'>;

/** The names of the proofs that a stored registration lacks. Rejects where the registration or its form is not told. */
export const missingProofsQuery = ({ exhibitionId, recordId, visitorId, channel }: ProofPass) =>
  queryOptions({
    queryKey: ['missingProofs', exhibitionId, recordId, visitorId],
    queryFn: async (): Promise<readonly TextPair[]> => {
      const contact = await (await localStores()).provenContacts.load(exhibitionId);
      const found = await findOwnRegistration({ exhibitionId, recordId, visitorId }, contact);
      if (found.kind === 'absent') return [];
      if (found.kind === 'unknown') throw found.cause;
      const channelId = found.own.registration.ChannelId || channel?.RecordId;
      if (channelId === undefined) return [];
      const form = await queryClient().fetchQuery(registrationFormQuery(exhibitionId, channelId));
      if (form === null) return [];
      return missingProofs(form, readAnswers(found.own.row, form)).map(({ label }) => label);
    },
    // What was handed in on another screen is not asked for again.
    gcTime: 0,
  });
