import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { MixedText } from '#ui/text/MixedText.tsx';
import { mainHallName, shortHallName } from '../rules/hallSign.ts';
import '#ui/hallColours.css';
import css from './boothPlate.module.css';

export interface BoothSignProps {
  /** '' where it has none. */
  readonly boothNo: string;
  /** Its name; '' where it is not known. */
  readonly hall: string;
  /** From 1 to 8; grey without one. */
  readonly colour: number | undefined;
  /** In pixels at the usual size of text. */
  readonly size: 44 | 64;
}

/** What a booth plate looks like, and its one spoken name: "Booth 3H01, Hall 3". Nothing without a booth. */
export function BoothSign({ boothNo, hall, colour, size }: BoothSignProps) {
  const { t } = useTranslation('content');
  const number = boothNo.trim();
  if (number === '') return null;
  const short = shortHallName(hall);
  return (
    <span className={css['plate']} data-hall={colour ?? 'none'} data-size={size}>
      <span className={css['sign']} aria-hidden="true">
        {/* Halls share colours where there are many: a name that is too long for one line is never left out. */}
        {short === '' && hall !== '' && <span className={css['longHall']}>{mainHallName(hall)}</span>}
        {short !== '' && <span className={css['hall']}>{short}</span>}
        <span className={css['number']} data-length={lengthOf(number)}>
          {partsOf(number).map((part, at) => (
            <Fragment key={at}>
              {at > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </span>
      </span>
      <span className="x-hidden">
        <MixedText>{t(hall === '' ? 'boothSpoken' : 'boothInHallSpoken', { booth: number, hall })}</MixedText>
      </span>
    </span>
  );
}

/** A longer number is written smaller, and in two lines. */
const lengthOf = ({ length }: string) => (length <= 4 ? 'short' : length === 5 ? 'middle' : 'long');

/** Where a number that is too wide for one line is to be broken: after a sign, before anywhere else. */
const partsOf = (number: string): readonly string[] =>
  number.match(/[^-/.·–]+[-/.·–]*|[-/.·–]+/g) ?? [number];
