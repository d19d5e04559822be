import { readLine } from '../record/serverRow.ts';

type MoneyUnit = 'cents' | 'yuan';

/**
 * In what the server counts money: the specification says cents, clients of 2019 show yuan with decimals. The only place to
 * change: everything else in this app is whole cents.
 */
const serverMoneyUnit: MoneyUnit = 'cents';

const shapes = { cents: /^(\d{1,15})(?:\.0+)?$/, yuan: /^(\d{1,13})(?:\.(\d{1,2})0*)?$/ } as const;

/** Whole cents from a number or a text; undefined for what is no such amount. */
export function readMoney(value: unknown, unit: MoneyUnit = serverMoneyUnit): number | undefined {
  const [, whole = '', decimals = ''] = shapes[unit].exec(readLine(value)) ?? [];
  if (whole === '') return undefined;
  const cents = unit === 'cents' ? Number(whole) : Number(`${whole}${decimals.padEnd(2, '0')}`);
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/** As text, like the amounts that were seen. @throws for what is no amount: it must not reach a server. */
export function writeMoney(cents: number, unit: MoneyUnit = serverMoneyUnit): string {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new Error(`no amount: ${cents}`);
  if (unit === 'cents') return String(cents);
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
