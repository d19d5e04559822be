import type { SubmissionState } from '#sending/rules/submissionState.ts';
import type { BrokenPage } from './brokenPage.ts';
import type { FaultServer } from './faultServer.ts';

/** What people were told last, and above all what they were told that is not so. */
export class Told {
  private readonly last = new Map<string, string>();
  private readonly untrue = new Map<string, string>();
  private readonly server: FaultServer;

  constructor(server: FaultServer) {
    this.server = server;
  }

  /** A dead page has no listeners. */
  hear(page: BrokenPage, person: string, state: SubmissionState): void {
    if (!page.isAlive()) return;
    this.last.set(person, state.at);
    if (state.at === 'done' && !this.server.holds(state.recordId)) this.note(person, 'done without a proof');
    if (state.at === 'rejected' || state.at === 'overwriteAsked') this.note(person, `once ${state.at}`);
  }

  note(person: string, untruth: string): void {
    this.untrue.set(person, untruth);
  }

  isDone(person: string): boolean {
    return this.last.get(person) === 'done';
  }

  of = (person: string): string => this.untrue.get(person) ?? this.last.get(person) ?? 'nothing';
}
