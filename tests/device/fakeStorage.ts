/** A Storage over a Map, for tests that need no browser; `fail` makes it misbehave as phones do. */
export class FakeStorage implements Storage {
  readonly entries = new Map<string, string>();
  /** `throws` on a write, `forgets` what is written, or holds at most this many characters. */
  fail: 'throws' | 'forgets' | number | undefined;

  get length(): number {
    return this.entries.size;
  }
  key(index: number): string | null {
    return Array.from(this.entries.keys())[index] ?? null;
  }
  getItem(name: string): string | null {
    return this.entries.get(name) ?? null;
  }
  setItem(name: string, text: string): void {
    if (this.fail === 'forgets') return;
    const others = Array.from(this.entries).filter(([other]) => other !== name);
    const size = others.reduce((sum, [other, value]) => sum + other.length + value.length, 0);
    const isFull = typeof this.fail === 'number' && size + name.length + text.length > this.fail;
    if (this.fail === 'throws' || isFull) throw new DOMException('full', 'QuotaExceededError');
    this.entries.set(name, text);
  }
  removeItem(name: string): void {
    this.entries.delete(name);
  }
  clear(): void {
    this.entries.clear();
  }
  /** Everything in it as one text, to search for what must not be there. */
  dump(): string {
    return JSON.stringify(Array.from(this.entries));
  }
}
