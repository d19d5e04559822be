import { cleanLine, cleanText } from '#domain/text/cleanText.ts';
import { type Fields, longest, type Written } from '../rules/sharedList.ts';

const anyId = /^[0-9A-Za-z_-]{1,64}$/;

/** Anyone may have made a link: ids are ids, and texts are as long as this app writes them. */
export function cleanFields(fields: Fields): Fields {
  const clean: Record<string, Written> = {};
  for (const [name, written] of Object.entries(fields)) {
    const [kind = '', ...ids] = name.split('/');
    if (!ids.every((id) => anyId.test(id)) || !anyId.test(written.phone)) continue;
    const { counter } = written;
    if (Number.isSafeInteger(counter) && counter < 2 ** 40)
      clean[name] = { ...written, text: cleanOf(kind, written.text) };
  }
  return clean;
}

function cleanOf(kind: string, text: string): string {
  if (kind === 'note') return cleanText(text, longest.note);
  return cleanLine(text, kind === 'title' ? longest.title : kind === 'person' ? longest.name : 64);
}
