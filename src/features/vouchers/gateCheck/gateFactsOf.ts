import { readAnswers, readRegistration } from '#entities/registration/api/registrationRecord.ts';
import { missingProofs } from '#entities/registration/proof/missingProofs.ts';
import type { AskedFor, FairDays, GateFacts } from '#entities/voucher/rules/gate/gateFacts.ts';
import { answerOf, isBlankAnswer } from '#domain/form/answerOf.ts';
import type { Answers, FieldDefinition, FormDefinition } from '#domain/form/formDefinition.ts';
import { visibleFields } from '#domain/form/visibleFields.ts';
import { readFlag, readLine, type ServerRow } from '#domain/record/serverRow.ts';
import type { FairMs } from '#domain/time/clocks.ts';
import { readDay } from '#domain/time/readDay.ts';

/** What was read beside the registration itself. */
export interface ReadBeside {
  readonly form: FormDefinition | null;
  readonly exhibition: FairDays | undefined;
  readonly channel: GateFacts['channel'];
  readonly readAtMs: FairMs;
}

const notAsked: AskedFor = { isAsked: false, missing: [] };

/** Assumed: a question for a day whose name speaks of the visit is the day that the ticket is for. */
const asksVisitDay = ({ type, key, label }: FieldDefinition) =>
  type === 'date' && /visit|参观|入场/i.test(`${key} ${label.zh} ${label.en}`);

/** @param row of the registration; undefined where the server has none any more */
export function gateFactsOf(row: ServerRow | undefined, beside: ReadBeside): GateFacts {
  const { exhibition, channel, readAtMs } = beside;
  const registration = row && readRegistration(row);
  const common = { readAtMs, exhibition, channel };
  if (row === undefined || registration === undefined || readFlag(row['HasFreeZe']))
    return {
      ...common,
      isRegistered: false,
      hasName: true,
      asked: { document: notAsked, photo: notAsked, proof: notAsked },
      documents: [],
      visitDays: [],
    };
  const form = beside.form ?? { version: '', provenBy: 'mobileOrEmail', fields: [] };
  const answers = readAnswers(row, form);
  const fields = visibleFields(form, answers);
  return {
    ...common,
    isRegistered: true,
    hasName: registration.Name !== '',
    asked: {
      document: askedFor(fields, answers, 'idDocument'),
      photo: askedFor(fields, answers, 'photo'),
      proof: {
        isAsked: fields.some(({ isProofDemanded }) => isProofDemanded === true),
        missing: missingProofs(form, answers).map(({ label }) => label),
      },
    },
    documents: fields
      .filter(({ type, key }) => type === 'idDocument' && !isBlankAnswer(answerOf(answers, key)))
      .map(({ label }) => label),
    visitDays: fields
      .filter(asksVisitDay)
      .map(({ key }) => readDay(readLine(answerOf(answers, key))))
      .filter((day) => day !== undefined),
  };
}

/** Of what need not be given nothing is missing. */
function askedFor(
  fields: readonly FieldDefinition[],
  answers: Answers,
  type: 'idDocument' | 'photo',
): AskedFor {
  const asked = fields.filter((field) => field.type === type);
  return {
    isAsked: asked.length > 0,
    missing: asked
      .filter(({ key, required }) => required && isBlankAnswer(answerOf(answers, key)))
      .map(({ label }) => label),
  };
}
