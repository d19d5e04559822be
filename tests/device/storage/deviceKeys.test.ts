import { describe, expect, it } from 'vitest';
import { deviceKeyNames, deviceKeys } from '#device/storage/deviceKeys.ts';

const names = deviceKeyNames.map((key) => deviceKeys[key].name);

describe('the table of device keys', () => {
  it('contains exactly the specified names', { tags: ['device-keys'] }, () => {
    const ofTheVisit = ['entranceid', 'exhibitionid', 'channelid', 'channel', 'tenantid', 'userid'];
    const ofTheWay = ['registerFrom', 'fromWechatLink', 'InterActionId', 'redirectTo', 'isCarryOn'];
    const ofThePhone = [
      'locale',
      'textSize',
      'colorScheme',
      'easyMode',
      'pc-code',
      'clientCode',
      'from_miniprogram',
      'liveRoomNumber',
    ];
    const ofTheExhibition = ['exhibitionUnitId', 'exhibitionUnit', 'exhibitionInfo', 'childExhibitionId'];
    const ofThePerson = ['token', 'visitorId', 'userInfo', 'loginStatus', 'organizerUserId'];
    const ofOtherRoles = ['exhibitorUserId', 'exhibitorId', 'exhibitorContact', 'systemAdminUser'];
    const ofWechat = ['name', 'logo', 'sex', 'unionid', 'openid', 'language', 'country', 'province', 'city'];
    expect(Array.from(names).sort()).toEqual(
      [
        ...[ofTheVisit, ofTheWay, ofThePhone, ofTheExhibition, ofThePerson, ofOtherRoles].flat(),
        ...[...ofWechat, 'lastAuthTime'].map((name) => `wechat.${name}`),
      ].sort(),
    );
  });

  it('gives every value its own name', { tags: ['device-keys'] }, () => {
    expect(new Set(names).size).toBe(names.length);
  });

  it('keeps the redirect target, the exhibition, the interaction id and the device’s own values when the user is cleared', {
    tags: ['clear-user-info'],
  }, () => {
    const surviving = names.filter(
      (_, at) => deviceKeys[deviceKeyNames[at] ?? 'token'].survivesClearUserInfo,
    );
    const asStated = ['InterActionId', 'entranceid', 'exhibitionid', 'redirectTo'];
    const ofThePhone = ['clientCode', 'colorScheme', 'easyMode', 'from_miniprogram', 'locale', 'textSize'];
    expect(surviving.sort()).toEqual([...asStated, ...ofThePhone].sort());
  });

  it('marks the token, all identities and the cached WeChat identity as personal', () => {
    const personal = deviceKeyNames.filter((key) => deviceKeys[key].personal);
    const expected = ['token', 'userId', 'visitorId', 'userInfo', 'wechatUnionId', 'wechatName'];
    expect(personal).toEqual(expect.arrayContaining(expected));
    expect(personal).not.toContain('entranceId');
  });
});

describe('the checks of device keys', () => {
  const accepted: [keyof typeof deviceKeys, unknown][] = [
    ['entranceId', 'open00000000000000000001'],
    ['channelId', 'visitor00000000000000001'],
    ['pcCode', '0f8fad5b-d9cb-469f-a165-70867728950e'],
    ['tenantId', 'sys'],
    ['isCarryOn', '0'],
    ['isCarryOn', '1'],
    ['locale', 'en'],
    ['loginStatus', '-1'],
    ['channel', { RecordId: 'visitor00000000000000001', Sort: 1 }],
    ['wechatLastAuthTime', '1779249600000'],
    // Lost, it would count as a time that is missing, which sends no request.
    ['wechatLastAuthTime', 'NaN'],
  ];
  it.each(accepted)('%s accepts %j', (key, value) => {
    expect(deviceKeys[key].check(value)).toBe(true);
  });

  const refused: [keyof typeof deviceKeys, unknown, string][] = [
    ['entranceId', 'open0000000000000000001', '23 characters'],
    ['entranceId', 'open000000000000000000001', '25 characters'],
    ['entranceId', 'open0000000000000000000 ', 'a space'],
    ['channelId', '"visitor0000000000000001', 'a quote'],
    ['clientCode', '0f8fad5b-d9cb-469f-a165-70867728950', '35 characters'],
    ['pcCode', '0f8fad5b-d9cb-469f-a165-70867728950e0', '37 characters'],
    ['isCarryOn', 'true', 'a word'],
    ['locale', 'fr', 'an unknown language'],
    ['channel', { RecordId: 'short' }, 'a row without a valid id'],
    ['channel', [], 'a list'],
    ['userInfo', null, 'null'],
    ['userInfo', 'text', 'a text'],
    ['wechatUnionId', 'undefined', 'the text an identity without union id carries'],
    ['wechatLastAuthTime', '1'.repeat(65), '65 characters'],
    ['token', 'two words', 'a space'],
    ['entranceId', 24, 'a number'],
  ];
  it.each(refused)('%s refuses %j (%s)', { tags: ['id-lengths'] }, (key, value) => {
    expect(deviceKeys[key].check(value)).toBe(false);
  });
});
