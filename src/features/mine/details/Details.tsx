import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { OwnRegistration } from '../../../api/registration/ownRegistration.ts';
import type { Voucher } from '../../../device/vouchers/voucher.ts';
import type { FieldDefinition } from '../../../domain/form/formDefinition.ts';
import { mineDetailsPath, minePath } from '../../../domain/address/minePaths.ts';
import { answerItem } from '../../../flows/registration/answerItem.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { QueryView } from '../../../ui/query/QueryView.tsx';
import { SummaryList } from '../../../ui/page/SummaryList.tsx';
import { organiserText } from '../../../ui/text/organiserText.tsx';
import { useFieldTexts } from '../../../ui/text/useFieldTexts.ts';
import { useOwnForm } from '../useOwnForm.ts';

export interface DetailsProps {
  readonly own: OwnRegistration;
  readonly voucher: Voucher;
}

/** What was answered, section by section, as the server has it; documents are masked. */
export function Details({ own, voucher }: DetailsProps) {
  const { t } = useTranslation('mine');
  const speech = useFieldTexts();
  const { language } = speech;
  const [query] = useSearchParams();
  const { exhibitionId, recordId } = voucher;
  const form = useOwnForm(exhibitionId, own);
  const wanted = form.sections.find(({ key }) => key === query.get('section'));
  const sections = wanted === undefined ? form.sections : [wanted];

  const itemOf = (field: FieldDefinition) => answerItem(field, form.answers, speech);
  const { Name, CompanyName } = own.registration;

  return (
    <>
      <PageHeading lead={Name}>
        {wanted?.title === undefined ? t('allDetails') : organiserText(wanted.title, language)}
      </PageHeading>
      <QueryView query={form.query} skeleton={6} failedTitle={t('formFailed')}>
        {() => null}
      </QueryView>
      {wanted === undefined && (
        <Card title={t('identity')}>
          <SummaryList
            items={[
              { key: 'name', label: t('name'), text: Name },
              { key: 'company', label: t('company'), text: CompanyName },
            ]}
          />
        </Card>
      )}
      {sections.map(({ key, title, fields }) => (
        <Card key={key} title={(title && organiserText(title, language)) || t('answers')}>
          <SummaryList items={fields.map(itemOf)} />
        </Card>
      ))}
      {wanted !== undefined && (
        <LinkButton kind="secondary" to={mineDetailsPath(exhibitionId, recordId)}>
          {t('allDetails')}
        </LinkButton>
      )}
      <LinkButton kind="secondary" to={minePath(exhibitionId, recordId)}>
        {t('back')}
      </LinkButton>
    </>
  );
}
