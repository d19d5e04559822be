import { type CardProperty, splitAt } from './cardProperty.ts';

/** What the letters of a BIZCARD are called in a vCard. */
const bizcardNames: Readonly<Record<string, string>> = {
  N: 'GIVEN',
  X: 'FAMILY',
  T: 'TITLE',
  C: 'ORG',
  A: 'ADR',
  E: 'EMAIL',
  U: 'URL',
};
const bizcardPhones: Readonly<Record<string, string>> = { B: 'WORK', M: 'CELL', F: 'FAX' };

const property = (name: string, value: string, types: readonly string[] = []): CardProperty => ({
  name,
  group: '',
  types,
  label: '',
  value,
});

interface Named {
  readonly name: string;
  readonly value: string;
}

function fieldsOf(text: string): readonly Named[] {
  const body = text.replace(/^\s*[A-Za-z]+:/, '');
  return splitAt(body, ';')
    .map((part) => ({ at: part.indexOf(':'), part }))
    .filter(({ at }) => at > 0)
    .map(({ at, part }) => ({
      name: part.slice(0, at).trim().toUpperCase(),
      value: part.slice(at + 1).trim(),
    }));
}

/** `MECARD:N:Zhou,Ming;TEL:…;;` */
export function mecardProperties(text: string): readonly CardProperty[] {
  return fieldsOf(text).map(({ name, value }) => {
    // A comma parts the names; one behind a backslash belongs to them.
    if (name === 'N') return property('N', splitAt(value, ',').join(';'));
    // Of video.
    return property(name === 'TEL-AV' ? 'X-VIDEO' : name, value.replace(/\\,/g, ','));
  });
}

/** `BIZCARD:N:Anna;X:Berg;T:Buyer;C:Berg GmbH;A:…;B:+49…;E:…;;` */
export function bizcardProperties(text: string): readonly CardProperty[] {
  const fields = fieldsOf(text);
  const valueOf = (name: string) => fields.find((field) => field.name === name)?.value ?? '';
  const [given, family] = [valueOf('N'), valueOf('X')];
  const named = fields.map(({ name, value }) => {
    const type = bizcardPhones[name];
    return type === undefined ? property(bizcardNames[name] ?? name, value) : property('TEL', value, [type]);
  });
  const others = named.filter(({ name }) => name !== 'GIVEN' && name !== 'FAMILY');
  return [property('N', family === '' ? `;${given}` : `${family};${given}`), ...others];
}
