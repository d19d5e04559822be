import { describe, expect, it } from 'vitest';
import { readTeamSignSetup } from '../../../src/domain/team/readTeamSignSetup.ts';

const page = {
  Code: 'LIST',
  Name: '组队',
  NameEn: 'Teams',
  Banners: ['/a.png', '', 7, { Url: '/b.png' }, '/c.png'],
  BackgroundImage: '/ground.png',
  SharePosterBackgroundImage: '/poster.png',
};
const setup = {
  IsOpenTeam: true,
  SignUpChannelId: 'mainteams000000000000001',
  CreateTeamNeedAudit: 'true',
  isAutoGenerateTeamCode: 1,
  Pages: [{ Code: 'detail', Name: '队伍', IsShowHomeWhenSigned: '1' }, page],
};
const off = { IsOpenTeam: false };

describe('what an exhibition says about teams', () => {
  it('is read with both pages, whichever comes first', () => {
    expect(readTeamSignSetup(setup)).toEqual({
      IsOpenTeam: true,
      SignUpChannelId: 'mainteams000000000000001',
      CreateTeamNeedAudit: true,
      isAutoGenerateTeamCode: true,
      list: {
        Code: 'LIST',
        Name: { zh: '组队', en: 'Teams' },
        BackgroundImage: '/ground.png',
        SharePosterBackgroundImage: '/poster.png',
        Banners: ['/a.png', '/c.png'],
        IsShowHomeWhenSigned: false,
      },
      detail: {
        Code: 'DETAIL',
        Name: { zh: '队伍', en: '' },
        Banners: [],
        BackgroundImage: '',
        SharePosterBackgroundImage: '',
        IsShowHomeWhenSigned: true,
      },
    });
  });

  it.each([
    [true, true],
    ['true', true],
    [1, true],
    ['1', true],
    [false, false],
    ['false', false],
    [0, false],
    ['0', false],
    ['yes', false],
    [undefined, false],
    [null, false],
    [{}, false],
  ])('IsOpenTeam %j is %s', { tags: ['team-off', 'N23'] }, (flag, isOpen) => {
    expect(readTeamSignSetup({ IsOpenTeam: flag })?.IsOpenTeam).toBe(isOpen);
  });

  it('is read out of its JSON text too', () => {
    expect(readTeamSignSetup(JSON.stringify(setup))?.detail.Name.zh).toBe('队伍');
  });

  it.each([undefined, null, '', '{', 'null', 7, []])('is nothing where there is %j', (value) => {
    expect(readTeamSignSetup(value)).toBeUndefined();
  });

  it.each(['short', 'mainteams0000000000000012', 7])('a channel %s of another length is none', (id) => {
    expect(readTeamSignSetup({ ...off, SignUpChannelId: id })?.SignUpChannelId).toBe('');
  });

  it('has no pictures and no names where the pages are no list', () => {
    const read = readTeamSignSetup({ ...off, Pages: { Code: 'LIST' } });
    expect([read?.list.Name, read?.list.Banners]).toEqual([{ zh: '', en: '' }, []]);
  });
});
