import type { FilterOption } from '#ui/list/ChoiceSelect.tsx';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answers, FormDefinition } from '#domain/form/formDefinition.ts';
import { visibleFields } from '#domain/form/visibleFields.ts';
import { holdsMoreThanLines } from '#domain/richText/typedRichText.ts';
import type { RowStart } from '#flows/rowForm/rowDraft.ts';
import { startOfCorrection, useCorrection } from '#flows/rowForm/useCorrection.ts';
import { services } from '#session/services.ts';
import { answersToSend } from '#ui/fields/answersToSend.ts';
import { useAnswers } from '#ui/fields/useAnswers.ts';
import { correctionEntry } from '../ownRows/boothRowGateway.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { type Company, findCompany } from './companyQuery.ts';
import { answersOfCompany, companyChanges } from '../rules/companyAnswers.ts';
import { companyForm, companyParts } from '../rules/forms/companyForm.ts';
import { companyAddress, companyOwner, useCompanySending } from './companySending.ts';

export interface CompanyFormProps {
  readonly booth: BoothKey;
  readonly company: Company;
  readonly start: RowStart;
  readonly kinds: readonly FilterOption[];
}

const isPictureAddress = (address: string) =>
  /\.(?:jpe?g|png|gif|webp|svg|bmp|avif)(?:[?#]|$)/i.test(address);

function useCompanyForm(company: Company, kinds: readonly FilterOption[]) {
  const { t } = useTranslation('exhibitorCenter');
  return useMemo(() => {
    const both = (text: string) => ({ zh: text, en: text });
    const rich = (['ShortIntroduce', 'ShortIntroduceEn'] as const).filter((key) =>
      holdsMoreThanLines(company[key]),
    );
    return companyForm({
      text: (key) => both(t(key)),
      contactText: (key, count) => both(t(key, { count })),
      kinds: kinds.map(({ value, label }) => ({ value, text: both(label) })),
      rich,
      hasAdPicture: isPictureAddress(company.ExhibitorAd),
    });
  }, [t, company, kinds]);
}

/** As the server expects them. */
export const sentOf = (form: FormDefinition, answers: Answers): Answers =>
  answersToSend(visibleFields(form, answers), answers);

export type CompanyCorrection = ReturnType<typeof useCompanyCorrection>;

/** The answers of the form, what they are compared with, and the one sending. */
export function useCompanyCorrection({ booth, company, start, kinds }: CompanyFormProps) {
  // What is asked and compared stays as it was when the page was opened.
  const [row] = useState(company);
  const { origin } = window.location;
  const form = useCompanyForm(row, kinds);
  const [begun] = useState(() => startOfCorrection(companyParts, answersOfCompany(row, origin), start));
  const typed = useAnswers(form, begun.typed);
  const sending = useCompanySending(booth, start);
  const correction = useCorrection({
    address: companyAddress(booth),
    form,
    parts: companyParts,
    typed,
    base: begun.base,
    async readNow() {
      const now = await findCompany(await services().client(), booth, { policy: 'besideForm' });
      return now && answersOfCompany(now, origin);
    },
    send(mine, answers) {
      const record = companyChanges(mine, sentOf(form, answers), row, origin);
      const sent = { owner: companyOwner(booth), record, secretFields: ['LinkList'] };
      void sending.send(() => correctionEntry(booth, sent), row.RecordId);
    },
  });
  return { row, form, typed, sending, correction };
}
