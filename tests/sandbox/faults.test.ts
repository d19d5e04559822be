import { describe, expect, it } from 'vitest';
import { createFaults, faultNames } from '#sandbox/faults.ts';
import { openSandbox, registration } from './openSandbox.ts';

const askForChannels = {
  tenantId: 'sys',
  params: { condition: { ExhibitionId: 'open00000000000000000001' } },
};
const channelPath = '/v2/data/register/queryList/Channel';

/** What the call for channels brings while one fault is on. */
async function underFault(name: string) {
  const sandbox = openSandbox();
  await sandbox.fault({ name, on: true });
  const response = await sandbox.post(channelPath, askForChannels);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('faults that replace the answer', () => {
  it.each([
    ['serverError500', 500],
    ['forbidden403', 403],
    ['tooMany429', 429],
    ['html200', 200],
    ['emptyBody', 200],
    ['replyLostAfterCommit', 502],
  ])('%s answers HTTP %i without an envelope', async (name, status) => {
    const answer = await underFault(name);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toContain('resCode');
  });

  it('tooMany429 contains a retry time', async () => {
    expect((await underFault('tooMany429')).headers.get('retry-after')).toBe('2');
  });

  it('truncatedJson cannot be parsed', async () => {
    const { text } = await underFault('truncatedJson');
    expect(text).toContain('"resCode"');
    expect(() => JSON.parse(text)).toThrow();
  });
});

describe('faults that change the answer', () => {
  const envelope = async (name: string) => JSON.parse((await underFault(name)).text);

  it('resultNull, resultNotArray and resCodeText change the envelope', async () => {
    expect((await envelope('resultNull')).result).toBeNull();
    expect(Array.isArray((await envelope('resultNotArray')).result)).toBe(false);
    expect((await envelope('resCodeText')).resCode).toBe('0');
  });

  it('textBooleans, markupInNames and embeddedOrId change the rows', async () => {
    expect((await envelope('textBooleans')).result[0].HasOpen).toBe('true');
    expect((await envelope('markupInNames')).result[0].Name).toContain('<img');
    expect((await envelope('embeddedOrId')).result[0].ExhibitionId).toEqual({
      RecordId: 'open00000000000000000001',
    });
  });

  it('embeddedOrId also turns an expanded organiser back into its id', async () => {
    const { fault, call } = openSandbox();
    await fault({ name: 'embeddedOrId', on: true });
    const { result } = await call('register/queryList/Exhibition', {
      properties: ['OrganizationId.Organization.___all'],
    });
    expect(result[0]?.['OrganizationId']).toBe('organizer000000000000001');
  });
});

describe('switching faults', () => {
  it('a reply lost after the commit leaves exactly one row, which a lookup finds', async () => {
    const sandbox = openSandbox();
    await sandbox.fault({ name: 'replyLostAfterCommit', on: true, path: 'insert/', times: 1 });
    const body = { tenantId: 'sys', params: { record: registration() } };
    expect((await sandbox.post('/v2/data/insert/VisitorExhibitionInfo', body)).status).toBe(502);
    const { result } = await sandbox.call('queryList/VisitorExhibitionInfo', {
      condition: { ClientRef: 'client-ref-1' },
    });
    expect(result).toHaveLength(1);
  });

  it('affects only paths with the given text, and only so often', async () => {
    const { fault, post } = openSandbox();
    await fault({ name: 'serverError500', on: true, path: 'queryList/Channel', times: 2 });
    const statuses: number[] = [];
    for (const path of ['/v2/data/queryList/Exhibition', channelPath, channelPath, channelPath]) {
      statuses.push((await post(path, askForChannels)).status);
    }
    expect(statuses).toEqual([200, 500, 500, 200]);
  });

  it('a fault that is switched off ends, and reset switches off all', async () => {
    const { fault, post, send } = openSandbox();
    await fault({ name: 'serverError500', on: true });
    await fault({ name: 'serverError500', on: false });
    expect((await post(channelPath, askForChannels)).status).toBe(200);
    await fault({ name: 'forbidden403', on: true });
    await send('/sandbox/reset', { method: 'POST' });
    expect((await post(channelPath, askForChannels)).status).toBe(200);
  });

  it('slow answers late and correctly', async () => {
    const { fault, post } = openSandbox();
    await fault({ name: 'slow', on: true, ms: 30 });
    const start = performance.now();
    expect((await post(channelPath, askForChannels)).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(29);
  });

  it('hang holds a request until the fault is switched off', async () => {
    const { fault, post } = openSandbox();
    await fault({ name: 'hang', on: true });
    let answered = false;
    const waiting = post(channelPath, askForChannels).then(() => {
      answered = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(answered).toBe(false);
    await fault({ name: 'hang', on: false });
    await waiting;
  });

  it('an unknown name is refused, and every known one can be switched on from the page', async () => {
    const { fault, send } = openSandbox();
    expect((await fault({ name: 'earthquake', on: true })).status).toBe(400);
    const text = await (await send('/sandbox/faults')).text();
    for (const name of faultNames) expect(text).toContain(`value="${name}"`);
  });
});

describe('faults of the storage', { tags: ['call-storage'] }, () => {
  const slice = '/cos/visitor/1.jpg?partNumber=1&uploadId=1';

  it.each([
    ['storageSignature', 'PUT', slice, 403, 'SignatureDoesNotMatch'],
    ['storageClock', 'POST', '/cos/visitor/1.jpg?uploads', 403, 'RequestTimeTooSkewed'],
    ['storageTooLarge', 'PUT', '/cos/visitor/1.jpg', 400, 'EntityTooLarge'],
    ['storageForgetsUpload', 'PUT', slice, 404, 'NoSuchUpload'],
    ['storageSignature', 'PUT', '/v2/data/query', undefined, ''],
    ['storageSignature', 'GET', '/cos/visitor/1.jpg', undefined, ''],
    ['storageForgetsUpload', 'PUT', '/cos/visitor/1.jpg', undefined, ''],
    ['storageTooLarge', 'GET', slice, undefined, ''],
  ] as const)('%s answers %s %s with %s %s', async (name, method, path, status, code) => {
    const faults = createFaults();
    faults.switchOn({ name, times: 1 });
    const request = new Request(`https://sandbox.example${path}`, { method });
    const answer = await faults.around(request, async () => new Response('the real one'));
    expect(answer.status).toBe(status ?? 200);
    expect(await answer.text()).toContain(status === undefined ? 'the real one' : `<Code>${code}</Code>`);
    expect(faults.list()).toHaveLength(status === undefined ? 1 : 0);
  });

  it('storageHidesEtag stores the slice, and answers without its ETag', async () => {
    const faults = createFaults();
    faults.switchOn({ name: 'storageHidesEtag' });
    const request = new Request(`https://sandbox.example${slice}`, { method: 'PUT' });
    const answer = await faults.around(request, async () => new Response('', { headers: { etag: '"1"' } }));
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, null]);
  });
});
