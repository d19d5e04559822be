import { reviewAppointment } from '#sandbox/dataApi/appointments/appointments.ts';
import { admitted, reviewApplication } from '#sandbox/dataApi/exhibitors/applications.ts';
import { answerQuestion } from '#sandbox/dataApi/organiser/answerQuestion.ts';
import { reviewRegistration } from '#sandbox/dataApi/registration.ts';
import { reviewPost } from '#sandbox/dataApi/supply/supplyPosts.ts';
import { reviewTeam } from '#sandbox/dataApi/teams/decideTeam.ts';
import type { Records } from '#sandbox/records.ts';
import type { Change, Row } from '#sandbox/store/store.ts';
import { appointmentsPage } from './appointmentsPage.ts';
import { applicationsPage, livesPage, promotionsPage, supplyPage } from './decisionPages.ts';
import type { Language } from '../page.ts';
import { questionsPage } from './questionsPage.ts';
import { reviewPage } from './reviewPage.ts';
import { teamsPage } from './teamsPage.ts';

/** Rows about which an organiser or an exhibitor decides, on a page of the sandbox. */
export interface Decision {
  readonly collection: string;
  readonly show: (url: URL, language: Language, records: Records, nowMs: number) => string;
  readonly review: (row: Row, decision: Row, nowMs: number) => Row;
  /** What follows from it. */
  readonly follow?: (row: Row, records: Records) => readonly Change[];
}

/** By their paths below `/sandbox/`. */
export const decisions: Readonly<Record<string, Decision>> = {
  review: { collection: 'VisitorExhibitionInfo', show: reviewPage, review: reviewRegistration },
  teams: { collection: 'Team', show: teamsPage, review: reviewTeam },
  supply: { collection: 'CloudRelease', show: supplyPage, review: reviewPost },
  applications: {
    collection: 'ExhibitorApplication',
    show: applicationsPage,
    review: reviewApplication,
    follow: admitted,
  },
  promotions: { collection: 'Promotion', show: promotionsPage, review: reviewPost },
  lives: { collection: 'LiveList', show: livesPage, review: reviewPost },
  questions: { collection: 'ConnectUs', show: questionsPage, review: answerQuestion },
  appointments: { collection: 'InvitationInfo', show: appointmentsPage, review: reviewAppointment },
};
