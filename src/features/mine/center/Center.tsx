import { organiserText } from '#ui/text/organiserText.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Cell } from '#ui/cells/Cell.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { OwnRegistration } from '#entities/registration/api/ownRegistration.ts';
import type { ProvenContact } from '#device/drafts/provenContact.ts';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { InterruptedCorrection } from '#entities/registration/correction/InterruptedCorrection.tsx';
import { TextSizeSwitch } from '#flows/assist/TextSizeSwitch.tsx';
import { useAssistWords } from '#language/useAssistWords.ts';
import { Card } from '#ui/page/Card.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { Account } from './Account.tsx';
import { AfterVisitList } from './AfterVisitList.tsx';
import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx';
import { Entries } from './Entries.tsx';
import { MineHead } from './MineHead.tsx';
import type { MineParts } from './mineParts.ts';
import { Period, usePeriod } from './Period.tsx';
import { MissingProofs } from '../status/MissingProofs.tsx';
import { Status } from '../status/Status.tsx';
import { useOwnForm } from '../useOwnForm.ts';
import { Visit } from './Visit.tsx';

export interface CenterProps {
  readonly own: OwnRegistration;
  readonly voucher: Voucher;
  readonly contact: ProvenContact | undefined;
}

export function Center({ own, voucher, contact }: CenterProps) {
  const { t } = useTranslation('mine');
  const { t: assist } = useAssistWords();
  const [query] = useSearchParams();
  const form = useOwnForm(own);
  // A voucher that was found before its exhibition carries no words of it.
  const exhibition = usePeriod()?.exhibition ?? voucher.exhibition;
  const { registration } = own;
  const parts: MineParts = { exhibition, own, contact, form };
  return (
    <>
      <MineHead registration={registration} />
      <Status {...parts} />
      <MissingProofs voucher={voucher} parts={parts} />
      {query.get('sent') === '1' && (
        <Notice kind="success" live>
          {t('sent')}
        </Notice>
      )}
      <InterruptedCorrection pass={voucher} />
      <Period />
      <Entries {...parts} />
      <AfterVisitList channelId={form.channelId} />
      <Arranged own={own} />
      <Visit exhibition={exhibition} />
      <Account registration={registration} />
      <Card title={assist('textSize')}>
        <TextSizeSwitch />
      </Card>
      <Card title={t('colorScheme')}>
        <ColorSchemeSwitch />
      </Card>
    </>
  );
}

function Arranged({ own }: { readonly own: OwnRegistration }) {
  const { t } = useTranslation('mine');
  const { language } = useFieldTexts();
  const { hotel, room, conferences } = own.arranged;
  const lines = [
    { key: 'seat', text: own.registration.SeatNo },
    { key: 'hotel', text: organiserText(hotel, language) },
    { key: 'room', text: room },
    { key: 'conferences', text: organiserText(conferences, language) },
  ] as const;
  const known = lines.filter(({ text }) => text !== '');
  if (known.length === 0) return null;
  return (
    <CellGroup title={t('arranged')}>
      {known.map(({ key, text }) => (
        <Cell key={key} title={t(key)} value={text} />
      ))}
    </CellGroup>
  );
}
