import { cutText } from '#domain/text/wholeCharacters.ts';
import type { TextPair } from '#domain/form/formDefinition.ts';
import { htmlLines } from '#domain/richText/htmlLines.ts';
import type { Appointment } from '#entities/appointment/rules/appointment.ts';
import { appointmentPath } from '#entities/appointment/rules/appointmentPaths.ts';
import { contactPath } from '#entities/card/rules/cardPaths.ts';
import type { CardContact } from '#entities/card/rules/contact.ts';
import { meetingRecordPath } from '#domain/address/homePaths.ts';
import type { TripFacts } from './tripFacts.ts';
import type { ReportItem, ReportWriter } from './tripReport.ts';

/** Of one text; some phones cannot draw more. */
const longestText = 4_000;

const filled = (texts: readonly string[]) => texts.filter((text) => text.trim() !== '');

export const linesOf = (text: string): readonly string[] => filled(cutText(text, longestText).split('\n'));

/** Attended, or agreed and past by now; nothing says then that it was not. */
export const wasHeld = ({ state, startMs, endMs }: Appointment, nowMs: number): boolean =>
  state === 'attended' || (state === 'agreed' && (endMs ?? startMs ?? Infinity) <= nowMs);

/** The company, else the person. */
const partnerName = ({ partner }: Appointment): TextPair =>
  partner.company.zh + partner.company.en === '' ? partner.person : partner.company;

export const meetingItem = (
  appointment: Appointment,
  { exhibitionId }: TripFacts,
  { words, textOf }: ReportWriter,
): ReportItem => {
  const { RecordId, startMs, partner, place, reason, remark } = appointment;
  const name = textOf(partnerName(appointment));
  const person = textOf(partner.person);
  const title = name === '' ? words('someone') : name;
  return {
    key: `meeting:${RecordId}`,
    atMs: startMs,
    title,
    facts: filled([person === name ? '' : person, place]),
    notes: filled([...linesOf(reason), ...linesOf(remark)]),
    boothNo: partner.boothNo,
    hallId: partner.hallId,
    path: appointmentPath(exhibitionId, RecordId),
    face: { kind: 'company', name: title },
  };
};

export function meetingItems(facts: TripFacts, writer: ReportWriter): readonly ReportItem[] {
  return facts.appointments
    .filter((one) => wasHeld(one, writer.nowMs))
    .map((one) => meetingItem(one, facts, writer));
}

export function minutesItems(facts: TripFacts, { words, textOf }: ReportWriter): readonly ReportItem[] {
  return facts.minutes.map(({ id, title, startMs, place, people, content }) => {
    const names = people.map(({ name, company }) =>
      filled([textOf(name), textOf(company)]).join(words('ofCompany')),
    );
    const lines = htmlLines(textOf(content), longestText).map(
      ({ mark, parts }) => mark.replace('# ', '') + parts.map(({ text }) => text).join(''),
    );
    return {
      key: `minutes:${id}`,
      atMs: startMs,
      title: textOf(title) || words('minutes'),
      facts: filled([textOf(place), names.join(words('comma'))]),
      notes: filled(lines),
      path: meetingRecordPath(facts.exhibitionId, id),
    };
  });
}

/** A name as its owner writes it; the English one where the report is in English. */
const cardText = ({ texts, english }: CardContact, field: 'name' | 'company' | 'job') => ({
  zh: texts[field],
  en: english[field],
});

export const contactTitle = (contact: CardContact, { textOf, words }: ReportWriter): string =>
  textOf(cardText(contact, 'name')) || words('someone');

export const contactCompany = (contact: CardContact, { textOf }: ReportWriter): string =>
  textOf(cardText(contact, 'company'));

export function contactItems(facts: TripFacts, writer: ReportWriter): readonly ReportItem[] {
  const { words, textOf } = writer;
  return facts.contacts.map((contact) => {
    const { id, texts, temperature, group, tags, note, metAtMs } = contact;
    const name = contactTitle(contact, writer);
    const rating = temperature === '' ? '' : words(`rating_${temperature}`);
    return {
      key: `card:${id}`,
      atMs: metAtMs > 0 ? metAtMs : undefined,
      title: name,
      facts: filled([
        filled([contactCompany(contact, writer), textOf(cardText(contact, 'job'))]).join(' · '),
        filled([texts.mobile, texts.email]).join(' · '),
        filled([texts.address, texts.website]).join(' · '),
        filled([rating, group, ...tags]).join(' · '),
      ]),
      notes: linesOf(note),
      path: contactPath(facts.exhibitionId, id),
      face: { kind: 'person', name },
    };
  });
}
