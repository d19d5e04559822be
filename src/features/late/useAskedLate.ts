import { useMemo } from 'react';
import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';

/** Minutes until one can set off. */
export const delays = ['0', '5', '10', '15', '30', '60'] as const;
export type Delay = (typeof delays)[number];

const nowhere = 'unknown';
const listOf = (text: string | null): readonly string[] =>
  (text ?? '').split(',').filter((key) => key !== '');

/** What the visitor has chosen stands in the address, for Back and a reload. */
export function useAskedLate() {
  const { params, ask } = useAskedAddress();
  const [delayText, from, keptText, givenUpText] = ['in', 'from', 'keep', 'without'].map((name) =>
    params.get(name),
  );
  const asked = useMemo(() => {
    const delay = delays.find((one) => one === delayText) ?? '0';
    return {
      delayKey: delay,
      delay: Number(delay),
      /** Id of a hall, '' for an unknown place; undefined where nothing was chosen. */
      from: from === null ? undefined : from === nowhere ? '' : from,
      kept: listOf(keptText ?? null),
      givenUp: listOf(givenUpText ?? null),
    };
  }, [delayText, from, keptText, givenUpText]);
  const without = (keys: readonly string[], key: string) => keys.filter((one) => one !== key);
  const { kept, givenUp } = asked;
  const choose = (nextKept: readonly string[], nextGivenUp: readonly string[]) =>
    ask({ keep: nextKept.join(','), without: nextGivenUp.join(',') });
  return {
    asked,
    change: {
      delay: (delay: Delay) => ask({ in: delay === '0' ? '' : delay }),
      from: (hallId: string) => ask({ from: hallId === '' ? nowhere : hallId }),
      keep: (key: string) => choose([...without(kept, key), key], without(givenUp, key)),
      giveUp: (key: string) => choose(without(kept, key), [...without(givenUp, key), key]),
      leaveOpen: (key: string) => choose(without(kept, key), without(givenUp, key)),
    },
  };
}
