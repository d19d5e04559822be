import { describe, expect, it } from 'vitest';
import { lateRows, storyRows, stories } from '#sandbox/stories/stories.ts';
import { readFormConfiguration } from '#api/exhibition/readFormConfiguration.ts';
import { readQuestionnaire } from '#entities/questionnaire/api/readQuestionnaire.ts';
import { chooseChannel, readChannel } from '#domain/exhibition/channel.ts';
import { readExhibition } from '#domain/exhibition/exhibition.ts';
import { documentTypes } from '#domain/person/documentType.ts';
import { fieldTypes } from '#domain/form/formDefinition.ts';
import { registrationState } from '#domain/exhibition/registrationState.ts';
import { rankTeams } from '#features/teams/rules/rankTeams.ts';
import { readTeam } from '#entities/team/rules/team.ts';
import { noonMs, openSandbox } from '../openSandbox.ts';

const byName = (name: string) => stories.find((story) => story.name === name)!;
const day = 24 * 3_600_000;

const channelsOf = async (exhibitionId: string) => {
  const { call } = openSandbox();
  const { result } = await call('register/queryList/Channel', {
    condition: { ExhibitionId: exhibitionId, HasOpen: true },
    options: { sort: { Sort: 1 } },
  });
  return result.flatMap((row) => readChannel(row) ?? []);
};

const formOf = async (name: string) => {
  const { call } = openSandbox();
  const { exhibitionId } = byName(name);
  const [row] = (await call('register/getExhibition', { ExhibitionId: exhibitionId })).result;
  const warnings: string[] = [];
  const form = readFormConfiguration(row?.['CustomBasic'], (message) => warnings.push(message));
  return { form: form!, warnings };
};

describe('every story', () => {
  it('every id of every row is exactly 24 letters or digits, and no two rows share one', () => {
    for (const [collection, rows] of Object.entries(storyRows(noonMs))) {
      const ids = rows.map((row) => String(row['RecordId']));
      expect(ids.filter((id) => !/^[0-9a-zA-Z]{24}$/.test(id))).toEqual([]);
      expect(new Set(ids).size, collection).toBe(ids.length);
    }
  });

  it.each([
    ['open', 'open00000000000000000001'],
    ['soon', 'soon00000000000000000001'],
    ['ended', 'ended0000000000000000001'],
    ['paused', 'paused000000000000000001'],
    ['nochannel', 'nochannel000000000000001'],
    ['longform', 'longform0000000000000001'],
    ['known', 'known0000000000000000001'],
    ['guest', 'guest0000000000000000001'],
  ])('%s is the exhibition %s', (name, exhibitionId) => {
    expect(byName(name).exhibitionId).toBe(exhibitionId);
  });

  it.each([
    ['open', 'open'],
    ['longform', 'open'],
    ['known', 'open'],
    ['guest', 'open'],
    ['review', 'open'],
    ['soon', 'notYetOpen'],
    ['ended', 'ended'],
    ['paused', 'temporarilyClosed'],
  ])('%s is %s today, and also when the sandbox starts a year later', (name, state) => {
    for (const nowMs of [noonMs, noonMs + 365 * day]) {
      const rows = byName(name).rows(nowMs);
      const exhibition = readExhibition(rows['Exhibition']?.[0])!;
      const channel = readChannel(rows['Channel']?.[0]);
      expect(registrationState(exhibition, channel, nowMs).state).toBe(state);
    }
  });

  it.each(stories.map((story) => story.name))('the form of %s is read without a warning', async (name) => {
    const { form, warnings } = await formOf(name);
    expect(warnings).toEqual([]);
    expect(form.fields.some((field) => field.type === 'agreement' && field.required)).toBe(true);
  });

  it.each(stories.map((story) => story.name))('%s has a description in both languages', (name) => {
    const { title, shows } = byName(name);
    for (const text of [title.zh, title.en, shows.zh, shows.en]) expect(text).not.toBe('');
  });
});

describe('the open story', () => {
  it('its channels come as media, visitor, buyer, and the visitor channel is chosen although it is second', async () => {
    const channels = await channelsOf('open00000000000000000001');
    expect(channels.map((channel) => channel.RecordId)).toEqual([
      'media0000000000000000001',
      'visitor00000000000000001',
      'buyer0000000000000000001',
    ]);
    expect(chooseChannel(channels)?.RecordId).toBe('visitor00000000000000001');
  });
});

describe('the story without a channel', () => {
  it('answers the request for channels with 10000', async () => {
    const { call } = openSandbox();
    const { resCode } = await call('register/queryList/Channel', {
      condition: { ExhibitionId: 'nochannel000000000000001', HasOpen: true },
    });
    expect(resCode).toBe(10000);
  });
});

describe('the long form', () => {
  it('contains every type of document, and with the delegates’ form and the questionnaires every field type', async () => {
    const { form } = await formOf('longform');
    const delegates = (await formOf('delegate')).form;
    const warnings: string[] = [];
    const asked = (storyRows(noonMs)['Questionnaire'] ?? [])
      .filter(({ RecordId }) => !String(RecordId).startsWith('qwrong'))
      .flatMap((row) => readQuestionnaire(row, (message) => warnings.push(message))?.form.fields ?? []);
    expect(warnings).toEqual([]);
    const types = [...form.fields, ...delegates.fields, ...asked].map((field) => field.type);
    expect(new Set(types)).toEqual(new Set(fieldTypes));
    expect(form.fields.find((field) => field.type === 'idDocument')?.documentTypes).toEqual(documentTypes);
  });

  it('has a field that depends on a dependent field', async () => {
    const { form } = await formOf('longform');
    const waitsFor = (key: string) => form.fields.find((field) => field.key === key)?.showWhen?.key;
    expect(waitsFor(waitsFor('ProcurementPlan') ?? '')).toBe('Purposes');
  });
});

describe('the guest from abroad', () => {
  it('has English texts only and uses e-mail', async () => {
    const { form } = await formOf('guest');
    expect(form.provenBy).toBe('email');
    expect(form.fields.map((field) => field.label.zh).filter(Boolean)).toEqual([]);
  });
});

describe('the story of many teams', () => {
  it('has two thousand approved teams, most of which share a rank', async () => {
    const { call } = openSandbox();
    const { exhibitionId } = byName('manyteams');
    const ask = (pageIndex: number) =>
      call('queryList/Team', {
        condition: { ExhibitionId: exhibitionId, ApproveState: '2' },
        options: { pageIndex, pageSize: 1_000 },
      });
    const teams = [...(await ask(1)).result, ...(await ask(2)).result].flatMap((row) => readTeam(row) ?? []);
    expect(new Set(teams.map(({ RecordId, ExhibitionId }) => `${RecordId} ${ExhibitionId}`)).size).toBe(
      2_000,
    );
    const ranked = rankTeams(teams);
    expect(ranked.filter(({ isShared }) => isShared).length).toBeGreaterThan(1_900);
    expect(ranked.filter(({ place }) => place === undefined).length).toBeGreaterThan(100);
  });

  it('does not slow down the others: its teams are created when teams are first requested', () => {
    expect(
      storyRows(noonMs)['Team']?.filter(
        ({ ExhibitionId }) => ExhibitionId === byName('manyteams').exhibitionId,
      ) ?? [],
    ).toEqual([]);
    const made = lateRows(noonMs)['Team']?.flatMap(({ make }) => make()) ?? [];
    expect(made).toHaveLength(2_000);
    expect(made.filter(({ RecordId }) => !/^[0-9a-zA-Z]{24}$/.test(String(RecordId)))).toEqual([]);
  });
});
