import { useTranslation } from 'react-i18next';
import { checkIdCard, idCardRefusals } from '#entities/identity/api/idCardCollections.ts';
import { Refused } from '#data/client/problems.ts';
import type { DocumentAnswer, FieldDefinition } from '#domain/form/formDefinition.ts';
import { documentTypes } from '#domain/person/documentType.ts';
import { cleanLine, codePointCount } from '#domain/text/cleanText.ts';
import { idCardQuery } from '#entities/identity/idCardQuery.ts';
import { senderName } from '#entities/booth/senderName.ts';
import { rereadQueries } from '#data/queries/rereadQueries.ts';
import { services } from '#session/services.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { problemKey } from '#language/problemKey.ts';
import { Button } from '#ui/controls/Button.tsx';
import { fieldId } from '#ui/fields/fieldTarget.ts';
import { FormField } from '#ui/fields/FormField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { idDocument } from '#ui/fields/typed/idDocument.tsx';
import { useSmallForm } from '#ui/forms/useSmallForm.ts';
import { Card } from '#ui/page/Card.tsx';
import { Notice } from '#ui/page/Notice.tsx';

export interface IdentityCheckFormProps {
  readonly visitorId: string;
}

const longestName = 40;
const key = 'Document';

/** Name and document. The number is in this state and in the one request, and nowhere else: there is no draft. */
export function IdentityCheckForm({ visitorId }: IdentityCheckFormProps) {
  const { t } = useTranslation(['identityCheck', 'shell']);
  const form = useIdentityForm(visitorId);
  const { field, problem } = form;
  return (
    <form onSubmit={form.submit} noValidate>
      <Card>
        <TextField {...form.text('name')} label={t('name')} required autoComplete="name" />
        <FormField
          field={field}
          answer={form.document}
          onChange={(next) => {
            const { type, number } = idDocument.read(next);
            form.change('type', type);
            form.change('number', number);
          }}
          problem={problem}
        />
      </Card>
      {form.failure !== undefined && (
        <Notice kind={isMismatch(form.failure) ? 'warn' : 'error'} title={t(failureKey(form.failure))}>
          {failureKey(form.failure) === 'notChecked'
            ? t(`shell:${problemKey(form.failure)}`)
            : t('typedKept')}
        </Notice>
      )}
      <Button type="submit" busy={form.isBusy} busyText={t('checking')}>
        {t('agreeAndCheck')}
      </Button>
    </form>
  );
}

const documentOf = (type: string, number: string): DocumentAnswer => ({
  type: documentTypes.find((known) => known === type) ?? '',
  number,
});

const resCodeOf = (cause: unknown) =>
  cause instanceof Refused && cause.envelope !== undefined ? cause.envelope.resCode : undefined;
const isMismatch = (cause: unknown) => resCodeOf(cause) === idCardRefusals.mismatch;

function failureKey(cause: unknown) {
  if (isMismatch(cause)) return 'mismatch';
  return resCodeOf(cause) === idCardRefusals.busy ? 'busy' : 'notChecked';
}

function useIdentityForm(visitorId: string) {
  const exhibitionId = useExhibitionId();
  const { t } = useTranslation('identityCheck');
  // Both sides say the language of now, so whichever is taken is right.
  const both = (text: string) => ({ zh: text, en: text });
  const field: FieldDefinition = {
    key,
    type: 'idDocument',
    label: both(t('document')),
    hint: both(t('documentHint')),
    required: true,
  };
  const problemOf = (type: string, number: string) => idDocument.check(field, documentOf(type, number));
  const form = useSmallForm({
    id: fieldId(key),
    start: { name: senderName({ exhibitionId, visitorId }), type: 'mainlandId', number: '' },
    check({ name, type, number }) {
      const length = codePointCount(name.trim());
      const isWrong = problemOf(type, number) !== undefined;
      return {
        name: length === 0 ? t('nameEmpty') : length > longestName ? t('nameTooLong') : undefined,
        number: isWrong ? t('document') : undefined,
      };
    },
    async send({ name, type, number }) {
      const document = idDocument.toSend(field, documentOf(type, number));
      const card = { exhibitionId, visitorId, name: cleanLine(name, longestName), ...document };
      await checkIdCard(await services().client(), card);
      await rereadQueries(idCardQuery(exhibitionId, visitorId));
    },
  });
  const { type, number } = form.values;
  const isShown = form.lines.some(({ targetId }) => targetId === `${fieldId(key)}-number`);
  const document = documentOf(type, number);
  return { ...form, field, document, problem: isShown ? problemOf(type, number) : undefined };
}
