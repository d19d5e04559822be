import { useTranslation } from 'react-i18next';
import { readyPath } from '#domain/address/readyPath.ts';
import { firstTrouble, gateResult } from '#entities/voucher/rules/gate/gateChecks.ts';
import { rankOf } from '#entities/voucher/rules/gate/gateTroubles.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon, type IconName } from '#ui/icons/Icon.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { useReasonOf } from './gateTexts.ts';
import type { PersonAtGate } from './useGate.ts';

interface PeopleProps {
  readonly people: readonly PersonAtGate[];
}

const worst = 1_000;

/** The trouble's rank; who was never read comes before who is ready. */
function rankOfPerson({ checks, kept }: PersonAtGate): number {
  const trouble = firstTrouble(checks);
  if (trouble !== undefined) return rankOf(trouble);
  return gateResult(checks, kept) === 'unknown' ? worst : worst + 1;
}

const resultOf = ({ checks, kept }: PersonAtGate) => gateResult(checks, kept);

const icons: Readonly<Record<ReturnType<typeof gateResult>, IconName>> = {
  ready: 'check',
  todo: 'warning',
  unknown: 'time',
};

/** How many of a group are ready. */
export function PeopleResult({ people }: PeopleProps) {
  const { t } = useTranslation('gateCheck');
  const total = people.length;
  const count = people.filter((person) => resultOf(person) === 'todo').length;
  const unread = people.filter((person) => resultOf(person) === 'unknown').length;
  if (count > 0)
    return (
      <Notice kind="warn" live>
        {t('peopleTodo', { count, total })}
      </Notice>
    );
  return (
    <Notice kind={unread > 0 ? 'info' : 'success'} live>
      {unread > 0 ? t('peopleUnknown', { count: unread, total }) : t('peopleReady', { total })}
    </Notice>
  );
}

/** Everyone with a ticket here on this phone, the worst first; each opens their own checks. */
export function People({ people }: PeopleProps) {
  const { t } = useTranslation('gateCheck');
  const reasonOf = useReasonOf();
  const sorted = people.slice().sort((one, other) => rankOfPerson(one) - rankOfPerson(other));
  return (
    <CellGroup title={t('people')}>
      {sorted.map((person) => {
        const { voucher, checks } = person;
        const trouble = firstTrouble(checks);
        const found = checks.find((check) => check.trouble !== undefined && check.trouble === trouble);
        const result = resultOf(person);
        return (
          <Cell
            key={voucher.recordId}
            icon={<Icon name={icons[result]} />}
            title={voucher.name || t('holder')}
            note={found === undefined ? undefined : reasonOf(found, voucher)}
            value={t(result === 'todo' ? 'state_todo' : result === 'ready' ? 'personReady' : 'personUnknown')}
            to={readyPath(voucher.recordId)}
          />
        );
      })}
    </CellGroup>
  );
}
