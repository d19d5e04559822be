import { useTranslation } from 'react-i18next';
import { type Channel, readChannel } from '#domain/exhibition/channel.ts';
import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import { registrationState } from '#domain/exhibition/registrationState.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useExhibitionQuery } from '#session/visit/useExhibitionQuery.ts';

/** In the words of the visitors' page, whether one can register through a channel; '' until the exhibition is known. */
export function useChannelState(): (row: Channel | object) => string {
  const { t } = useTranslation('channelGroup');
  const nowMs = useFairNow();
  const { data: exhibition } = useExhibitionQuery();
  return (row) => {
    const channel = readChannel(row);
    return exhibition && channel ? t(stateOf(exhibition, channel)) : '';
  };
  function stateOf(fair: Exhibition, channel: Channel) {
    return registrationState(fair, channel, nowMs).state;
  }
}
