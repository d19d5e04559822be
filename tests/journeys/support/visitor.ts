import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { untilAtTop } from './letPass.ts';
import { finishedDraft, openPrepared, placeOf, type PreparedStory, provenContact } from './preparedPhone.ts';
import { sentCode } from './records.ts';
import { stories, type StoryName } from './stories.ts';
import { type Language, type Say, sayIn } from './words.ts';

/** A mobile number that no other journey of this run uses. */
export const newMobile = () => `139${String(randomInt(10 ** 8)).padStart(8, '0')}`;
export const newEmail = () => `guest${randomInt(10 ** 9)}@example.com`;

export const person = { name: '林小满', company: '江海精工有限公司' } as const;

/** A visitor with a phone: what they read, and the steps they take on one page. */
export interface Visitor {
  readonly page: Page;
  readonly language: Language;
  readonly say: Say;
  readonly heading: Locator;
  button(name: string): Locator;
  link(name: string): Locator;
  /** Opens the shared link and waits until its buttons work. */
  open(story: StoryName): Promise<void>;
  startRegistering(): Promise<void>;
  askForCode(contact: string): Promise<void>;
  /** Chooses one of the ways to log in that are not on the screen. */
  openOtherLogin(name: string): Promise<void>;
  /** Asks for a code and enters it; six digits submit themselves. */
  prove(contact: string): Promise<void>;
  fillIdentity(who?: { readonly name: string; readonly company: string }): Promise<void>;
  /** The short form, as most exhibitions ask it. */
  fillShortForm(): Promise<void>;
  /** To where the form is sent: the review of a long form, the page itself of a short one. */
  toReview(): Promise<void>;
  send(): Promise<void>;
  /** From the link to where the filled in short form is sent, step by step. */
  walkToReview(contact: string): Promise<void>;
  /** Opens the first step on a phone where this contact is proven. */
  openIdentity(story: PreparedStory, contact: string): Promise<void>;
  /** Opens the short form on a phone where it has been filled in before, and goes on to where it is sent. */
  reachReview(contact: string): Promise<void>;
  seeVoucher(): Promise<void>;
  /** From the ticket to the visitor's own registration. */
  openRegistration(): Promise<void>;
}

export function createVisitor(page: Page, language: Language): Visitor {
  const say = sayIn(language);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name });
  const heading = page.locator('main h1');
  const sendShortForm = button(say('information', 'complete')).or(button(say('information', 'sendUpdate')));

  const visitor: Visitor = {
    page,
    language,
    say,
    heading,
    button,
    link,
    async open(story) {
      await page.goto(`/select/${stories[story]}`);
      await expect(page.locator('nav[data-ready="true"]')).toBeVisible();
    },
    async startRegistering() {
      await link(say('select', 'register')).click();
      await expect(page.locator('#contact')).toBeVisible();
    },
    async askForCode(contact) {
      await page.locator('#contact').fill(contact);
      await button(say('identity', 'sendCode')).click();
      await expect(page.locator('.proveContact-countdown')).toBeVisible();
    },
    async openOtherLogin(name) {
      await button(say('accounts', 'otherLogins')).click();
      await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    },
    async prove(contact) {
      await visitor.askForCode(contact);
      await page.locator('#code').fill(await sentCode(page.request, contact));
    },
    async fillIdentity({ name, company } = person) {
      await page.locator('#name').fill(name);
      await page.locator('#company').fill(company);
      // A short form asks for them on its own page.
      const next = button(say('identity', 'next'));
      if (await next.isVisible()) await next.click();
      await expect(heading).toHaveText(say('information', 'title'));
    },
    async fillShortForm() {
      const zh = language === 'zh';
      await page.getByLabel(zh ? '系统集成商' : 'A system integrator').check();
      await page.getByLabel(zh ? '工业机器人' : 'Industrial robots').check();
      await page.getByLabel(zh ? '机器视觉与传感' : 'Vision and sensing').check();
      await page.getByLabel(zh ? '职务' : 'Job title').fill('采购经理');
      await page.getByRole('checkbox', { name: zh ? /我已阅读并同意/ : /I have read the privacy/ }).check();
    },
    async toReview() {
      const next = button(say('information', 'toReview'));
      await expect(next.or(sendShortForm)).toBeVisible();
      // A short form is sent from its own page.
      if (await next.isVisible()) {
        await next.click();
        await expect(heading).toHaveText(say('information', 'reviewTitle'));
      }
      await untilAtTop(page);
    },
    send: () =>
      button(say('information', 'send'))
        .or(button(say('information', 'complete')))
        .click(),
    async walkToReview(contact) {
      await visitor.open('open');
      await visitor.startRegistering();
      await visitor.prove(contact);
      await visitor.fillIdentity();
      await visitor.fillShortForm();
      await visitor.toReview();
    },
    async openIdentity(story, contact) {
      await openPrepared(page, `/register/${placeOf(story)}`, [provenContact(story, contact)]);
      await expect(page.locator('#name')).toBeVisible();
    },
    async reachReview(contact) {
      const entries = [provenContact('open', contact), finishedDraft(contact, person)];
      await openPrepared(page, `/register/${placeOf('open')}`, entries);
      await button(say('information', 'carryOn')).click();
      await expect(page.locator('#name')).toHaveValue(person.name);
      await visitor.toReview();
    },
    async seeVoucher() {
      await expect(page).toHaveURL(/\/code\?voucher=/);
      await expect(page.getByRole('img', { name: /\d{12}/ }).first()).toBeVisible();
      await untilAtTop(page);
    },
    async openRegistration() {
      await link(say('vouchers', 'details')).first().click();
      await expect(page).toHaveURL(/\/mine\//);
      await expect(page.getByRole('button', { name: say('mine', 'correct') })).toBeVisible();
      await untilAtTop(page);
    },
  };
  return visitor;
}
