import type { TextPair } from '#domain/form/formDefinition.ts';
import { isServerRow, readLine, type ServerRow } from '#domain/record/serverRow.ts';

export interface ContactPerson {
  readonly key: string;
  readonly name: TextPair;
  readonly job: TextPair;
  /** As the server gives it, which may have hidden some digits; '' where there is none. */
  readonly phone: string;
  readonly email: string;
}

/** A row of `ExhibitorContact`; texts are '' when absent. */
export interface ContactRow {
  readonly RecordId: string;
  readonly Name: string;
  readonly NameEn: string;
  readonly Job: string;
  readonly JobEn: string;
  readonly Phone: string;
  readonly Email: string;
}

/** Who can be asked at the booth, from both places that name people: each once, those without a name left out. */
export function contactPeople(
  linkList: readonly unknown[],
  rows: readonly ContactRow[],
): readonly ContactPerson[] {
  const all = [...linkList.filter(isServerRow).map(ofLink), ...rows.map(ofRow)];
  return all
    .filter(({ name }) => name.zh !== '' || name.en !== '')
    .reduce<readonly ContactPerson[]>((people, person) => {
      const at = people.findIndex((other) => isSame(other, person));
      return at < 0
        ? [...people, person]
        : people.map((other, index) => (index === at ? join(other, person) : other));
    }, []);
}

function ofLink(entry: ServerRow, at: number): ContactPerson {
  return {
    key: readLine(entry['LinkId']) || `link${at}`,
    name: pairOf(entry, 'LinkName'),
    job: pairOf(entry, 'Job'),
    phone: readLine(entry['LinkMob']),
    email: '',
  };
}

const pairOf = (entry: ServerRow, key: string): TextPair => ({
  zh: readLine(entry[key]),
  en: readLine(entry[`${key}En`]),
});

const ofRow = (row: ContactRow): ContactPerson => ({
  key: row.RecordId,
  name: { zh: row.Name, en: row.NameEn },
  job: { zh: row.Job, en: row.JobEn },
  phone: row.Phone,
  email: row.Email,
});

/** Without the country's `+86`, in which the two places differ. */
const digitsOf = (phone: string) => phone.replace(/[^\d*]/g, '').replace(/^(?:00)?86(?=1\d{10}$)/, '');

/** A phone that is not given does not tell two people of one name apart. */
function isSame(one: ContactPerson, other: ContactPerson): boolean {
  const [phone, otherPhone] = [digitsOf(one.phone), digitsOf(other.phone)];
  const isNamedAlike =
    (one.name.zh !== '' && one.name.zh === other.name.zh) ||
    (one.name.en !== '' && one.name.en === other.name.en);
  return isNamedAlike && (phone === otherPhone || phone === '' || otherPhone === '');
}

/** What one place leaves out, the other tells. */
const join = (one: ContactPerson, other: ContactPerson): ContactPerson => ({
  key: one.key,
  name: { zh: one.name.zh || other.name.zh, en: one.name.en || other.name.en },
  job: { zh: one.job.zh || other.job.zh, en: one.job.en || other.job.en },
  phone: one.phone || other.phone,
  email: one.email || other.email,
});
