import { useTranslation } from 'react-i18next';
import { moneyText } from '#domain/money/moneyText.ts';
import {
  isServerRow,
  readLine,
  readReference,
  readTextPair,
  type ServerRow,
} from '#domain/record/serverRow.ts';
import { cleanText } from '#domain/text/cleanText.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { readReviewedAppointment } from '#entities/appointment/rules/reviewedAppointment.ts';
import { useExhibitorName } from '#entities/exhibitor/useExhibitorName.ts';
import { maskedContact } from '#entities/organiser/rules/maskedPerson.ts';
import { enterpriseTypes } from '#entities/supply/rules/supplyPost.ts';
import { readUnitPrice } from '#entities/supply/api/unitPrice.ts';
import { type Language, languageOf } from '#language/language.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { SummaryItem } from '#ui/page/SummaryList.tsx';
import { localize } from '#ui/text/localize.ts';
import { formatVenueMoment, formatVenueSpan } from '#ui/values/formatVenueMoment.ts';
import { type FieldForm, type RowKindName, wholeFacts } from './wholeFields.ts';

interface Row {
  readonly row: ServerRow;
  readonly named: ServerRow;
}

const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');
const lines = (value: unknown) => (typeof value === 'string' ? cleanText(value, 5_000) : readLine(value));

function meetingText(row: ServerRow, language: Language): string {
  const read = readReviewedAppointment(row);
  return read?.startMs === undefined ? '' : formatVenueSpan(read.startMs, read.endMs, language);
}

function guestText(row: ServerRow, language: Language): string {
  const guest = readReviewedAppointment(row)?.guest;
  if (guest === undefined) return '';
  return joined([localize(guest.name, language), localize(guest.company, language), guest.job]);
}

/** A row that stands in the place of its id, by its name; else the text that was written there. */
function namedText(value: unknown, written: unknown, language: Language): string {
  return isServerRow(value) ? localize(readTextPair(value, 'Name'), language) : readLine(written);
}

function peopleText(value: unknown, language: Language): string {
  const people = Array.isArray(value) ? value.filter(isServerRow) : [];
  return people
    .map((person) =>
      joined([
        localize(readTextPair(person, 'LinkName'), language),
        localize(readTextPair(person, 'Job'), language),
        maskedContact(readLine(person['LinkMob']), ''),
      ]),
    )
    .join('\n');
}

function visitorText(value: unknown, language: Language): string {
  if (!isServerRow(value)) return '';
  const part = (key: string) => localize(readTextPair(value, key), language);
  return joined([part('Name'), part('CompanyName'), readLine(value['Job'])]);
}

/** The facts of a row as lines of a summary; the names of those that its author has left out stand in one line at the end. */
export function useWholeFacts(kind: RowKindName, { row, named }: Row): readonly SummaryItem[] {
  const { t, i18n } = useTranslation('organiserDecides');
  const supply = useTranslation('supply').t;
  const language = languageOf(i18n.language);
  const exhibitor = useExhibitorName(useExhibitionId(), readReference(row['ExhibitorId'])).name;
  const known = (value: string) => enterpriseTypes.find((type) => type === value);
  const enterprise = (value: string) => {
    const type = known(value);
    return type === undefined ? value : supply(`enterprise_${type}`);
  };
  const writers: Readonly<Record<FieldForm, (field: string) => string>> = {
    line: (field) => readLine(row[field], 500),
    lines: (field) => lines(row[field]),
    name: (field) => namedText(named[field], row[field], language),
    moment: (field) => formatVenueMoment(parseVenueTime(readLine(row[field])), 'dayTime', language),
    day: (field) => formatVenueMoment(parseVenueTime(readLine(row[field])), 'day', language),
    price: (field) => {
      const cents = readUnitPrice(row[field]);
      return cents === undefined ? '' : moneyText(cents);
    },
    area: (field) => {
      const area = readLine(row[field]);
      return area === '' ? '' : t('squareMetres', { area });
    },
    contact: (field) =>
      field.endsWith('Email')
        ? maskedContact('', readLine(row[field]))
        : maskedContact(readLine(row[field]), ''),
    postType: (field) => t(readLine(row[field]) === 'demand' ? 'post_demand' : 'post_supply'),
    enterprise: (field) => enterprise(readLine(row[field])),
    meeting: () => meetingText(row, language),
    guest: () => guestText(row, language),
    visitor: (field) => visitorText(named[field], language),
    exhibitor: () => exhibitor,
    people: (field) => peopleText(row[field], language),
  };
  // Either a visitor or an exhibitor has sent a post.
  const isLeftOut = (form: FieldForm, field: string) =>
    (form === 'visitor' || form === 'exhibitor') && readReference(row[field]) === '';
  const facts = wholeFacts(kind)
    .filter(({ form, field }) => !isLeftOut(form, field))
    .map(({ form, field }) => ({ key: field, label: t(`field_${field}`), text: writers[form](field) }));
  const empty = facts.filter(({ text }) => text === '').map(({ label }) => label);
  return [
    ...facts.filter(({ text }) => text !== ''),
    ...(empty.length === 0 ? [] : [{ key: 'empty', label: t('leftOut'), text: empty.join(t('and')) }]),
  ];
}
