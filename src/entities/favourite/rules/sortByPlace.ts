import type { Mark } from './mark.ts';

/** In the order of the halls, then by booth: as one walks. Without a known place at the end. */
export function sortByPlace(marks: readonly Mark[], hallIds: readonly string[]): readonly Mark[] {
  const hallAt = ({ summary }: Mark) => {
    const at = hallIds.indexOf(summary?.hallId ?? '');
    return at < 0 ? hallIds.length : at;
  };
  const boothOf = ({ summary }: Mark) => summary?.boothNo ?? '';
  return marks
    .slice()
    .sort(
      (one, other) =>
        Number(boothOf(one) === '') - Number(boothOf(other) === '') ||
        hallAt(one) - hallAt(other) ||
        boothOf(one).localeCompare(boothOf(other), 'en', { numeric: true }),
    );
}
