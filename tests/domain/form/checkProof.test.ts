import { describe, expect, it } from 'vitest';
import { checkAnswers } from '#domain/form/checkAnswers.ts';
import { checkProof } from '#domain/form/checkProof.ts';
import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import { proofWindow } from '#domain/time/proofWindow.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';

const at = (text: string) => parseVenueTime(text) ?? NaN;
const demanded: FieldDefinition = {
  key: 'NucleicProof1',
  type: 'file',
  label: { zh: '核酸检测证明', en: '' },
  required: false,
  proofWindow: proofWindow(at('2026-12-03 09:00')),
  isProofDemanded: true,
};
const welcome: FieldDefinition = {
  key: 'NucleicProof2',
  type: 'file',
  label: { zh: '核酸检测证明', en: '' },
  required: false,
  proofWindow: proofWindow(at('2026-12-03 09:00')),
};
const file = 'https://files.example.com/proof.pdf';
const missing = { code: 'required', field: 'NucleicProof1' };
const early = {
  code: 'proofTooEarly',
  field: 'NucleicProof1',
  values: { fromMs: parseVenueTime('2026-12-01 09:00')! },
};

describe('a proof of health', { tags: ['health'] }, () => {
  it.each([
    ['', '2026-12-01 08:59:59', undefined],
    ['', '2026-12-01 09:00:00', missing],
    [undefined, '2026-12-02 12:00:00', missing],
    [[], '2026-12-02 12:00:00', missing],
    ['', '2026-12-03 09:00:00', missing],
    ['', '2026-12-03 09:00:01', undefined],
    [file, '2026-12-01 08:59:59', early],
    [[file], '2026-11-01 09:00:00', early],
    [file, '2026-12-01 09:00:00', undefined],
    [file, '2026-12-03 09:00:01', undefined],
  ])('%j at %s for a meeting on 3 December at 9: %j', (answer, now, problem) => {
    expect(checkProof(demanded, answer, at(now))).toEqual(problem);
  });

  it('that is optional is never required', () => {
    expect(checkProof(welcome, '', at('2026-12-02 12:00'))).toBeUndefined();
  });

  it('prevents sending while it is required, and not before', () => {
    const problemsAt = (now: string) =>
      checkAnswers(
        { version: '1', provenBy: 'mobile', fields: [demanded] },
        {},
        () => (field, answer) => checkProof(field, answer, at(now)),
      );
    expect(problemsAt('2026-12-02 12:00')).toEqual([missing]);
    expect(problemsAt('2026-12-01 08:59:59')).toEqual([]);
  });
});
