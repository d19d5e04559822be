import { useTranslation } from 'react-i18next';
import { readyPath } from '#domain/address/readyPath.ts';
import type { Deck } from '#entities/voucher/rules/deckAt.ts';
import { hasEnded } from '#entities/voucher/rules/hasEnded.ts';
import { languageOf } from '#language/language.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useVouchers } from '#session/localStores.ts';
import { exhibitionWords } from '#session/visit/exhibitionTexts.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { useMomentText } from '#ui/values/useMomentText.ts';
import { useDeck } from '../deck/useDeck.ts';
import { groupVouchers } from '../groupVouchers.ts';
import { NoVoucher } from '../NoVoucher.tsx';
import { Checks } from './Checks.tsx';
import { OnTheWay } from './OnTheWay.tsx';
import { People, PeopleResult } from './People.tsx';
import { Result } from './Result.tsx';
import { type Gate, type PersonAtGate, useGate } from './useGate.ts';
import css from './gateCheck.module.css';

/** Whether the tickets of this phone open the gate: everything that can be known of it before. */
export default function GateCheckScreen() {
  const deck = useDeck();
  return deck === undefined ? <NoVoucher /> : <GateOf deck={deck} key={deck.card.key} />;
}

function GateOf({ deck: { cards, card } }: { readonly deck: Deck }) {
  const { t, i18n } = useTranslation('gateCheck');
  const { voucher, members } = card;
  const people = cards.filter((one) => one.members === undefined).map((one) => one.voucher);
  const gate = useGate(people, members === undefined ? voucher : undefined);
  const shown = gate.people.find((person) => person.voucher.recordId === voucher.recordId);
  const { name } = exhibitionWords(voucher, languageOf(i18n.language));
  if (shown === undefined) return null;
  return (
    <>
      <PageHeading lead={name}>{t('title')}</PageHeading>
      {members === undefined ? (
        <>
          <p className={css['person']}>
            <strong>{voucher.name || t('holder')}</strong>
          </p>
          <Result person={shown} gate={gate} />
          <AsOf person={shown} gate={gate} />
          {people.length > 1 && <People people={gate.people} />}
          <Checks person={shown} gate={gate} />
        </>
      ) : (
        <>
          <PeopleResult people={gate.people} />
          <AsOf person={shown} gate={gate} />
          <People people={gate.people} />
        </>
      )}
      <OnTheWay person={shown} />
      <Others exhibitionId={voucher.exhibitionId} />
    </>
  );
}

/** How old is what the organiser has said. */
function AsOf({ person: { kept }, gate }: { readonly person: PersonAtGate; readonly gate: Gate }) {
  const { t } = useTranslation('gateCheck');
  const moment = useMomentText();
  const { facts } = kept;
  if (facts === undefined) return null;
  return (
    <p className={css['asOf']}>
      {t('asOf', { time: moment(facts.readAtMs, 'nearTime') })}
      {gate.hasFailed && ` ${t('failed')}`}
    </p>
  );
}

/** Where else this phone has tickets, as long as they are of use. */
function Others({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t, i18n } = useTranslation(['gateCheck', 'vouchers']);
  const nowMs = useFairNow();
  const vouchers = useVouchers().filter((one) => one.exhibitionId !== exhibitionId && !hasEnded(one, nowMs));
  if (vouchers.length === 0) return null;
  return (
    <CellGroup title={t('others')}>
      {groupVouchers(vouchers, nowMs).map((group) => (
        <Cell
          key={group.exhibitionId}
          icon={<Icon name="ticket" />}
          title={
            exhibitionWords(group.vouchers[0], languageOf(i18n.language)).name ||
            t('unnamedExhibition', { ns: 'vouchers' })
          }
          to={readyPath(group.vouchers[0].recordId)}
        />
      ))}
    </CellGroup>
  );
}
