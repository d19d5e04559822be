export function inTime<Value>(work: Promise<Value>, waitMs: number): Promise<Value | undefined> {
  return new Promise((answer, fail) => {
    const timer = setTimeout(() => answer(undefined), waitMs);
    work.then(answer, fail).finally(() => clearTimeout(timer));
  });
}
