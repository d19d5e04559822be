import { useTranslation } from 'react-i18next';
import type { OwnRegistration } from '#entities/registration/api/ownRegistration.ts';
import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';
import { answerItem } from '#entities/registration/answerItem.ts';
import { FilterChips } from '#ui/list/FilterChips.tsx';
import { Card } from '#ui/page/Card.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { organiserText, otherLanguage } from '#ui/text/organiserText.tsx';
import { localize } from '#ui/text/localize.ts';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { useOwnForm } from '../useOwnForm.ts';
import { AnswerRows } from './AnswerRows.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';

export interface DetailsProps {
  readonly own: OwnRegistration;
}

/** What was answered, section by section, as the server has it; documents are masked. */
export function Details({ own }: DetailsProps) {
  const { t } = useTranslation('mine');
  const speech = useFieldTexts();
  const { language } = speech;
  const { params, ask } = useAskedAddress();
  const form = useOwnForm(own);
  const wanted = form.sections.find(({ key }) => key === params.get('section'));
  const sections = wanted === undefined ? form.sections : [wanted];
  const titled = form.sections.filter(({ title }) => title !== undefined);
  const { Name, CompanyName } = own.registration;

  const itemOf = (field: FieldDefinition) => answerItem(field, form.answers, speech);
  return (
    <>
      <PageHeading lead={Name}>
        {wanted?.title === undefined ? t('details') : organiserText(wanted.title, language)}
      </PageHeading>
      {titled.length > 1 && (
        <FilterChips
          label={t('details')}
          options={titled.map(({ key, title }) => ({
            value: key,
            label: localize(title, language),
            lang: otherLanguage(title, language),
          }))}
          value={wanted?.key ?? ''}
          onChange={(section) => ask({ section })}
        />
      )}
      <QueryView query={form.query} skeleton={<ListSkeleton shape="row" />} failedTitle={t('formFailed')}>
        {() => null}
      </QueryView>
      <Card>
        {wanted === undefined && (
          <AnswerRows
            title={t('identity')}
            items={[
              { key: 'name', label: t('name'), text: Name },
              { key: 'company', label: t('company'), text: CompanyName },
            ]}
          />
        )}
        {sections.map(({ key, title, fields }) => (
          <AnswerRows
            key={key}
            title={wanted === undefined && ((title && organiserText(title, language)) || t('answers'))}
            items={fields.map(itemOf)}
          />
        ))}
      </Card>
    </>
  );
}
