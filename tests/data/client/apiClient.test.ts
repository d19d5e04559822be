import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ApiProblem } from '#data/client/problems.ts';
import { waitingTimes } from '#domain/time/waitingTimes.ts';
import {
  type RecordingServer,
  reply,
  type Responder,
  startRecordingServer,
} from '#tests/api/recordingServer.ts';
import { testClient } from '#tests/api/testClient.ts';

const rows = { resCode: 0, resMsg: 'success', result: [{ RecordId: 'a' }] };
const path = '/data/queryList/Channel';
let server: RecordingServer;

async function serverOf(respond: Responder, options?: Parameters<typeof testClient>[1]) {
  server = await startRecordingServer(respond);
  return testClient(server.baseUrl, options);
}

async function problemOf(promise: Promise<unknown>): Promise<ApiProblem> {
  return promise.then(
    () => Promise.reject(new Error('it was answered')),
    (problem: unknown) => problem as ApiProblem,
  );
}

afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

/** A client of a server that never answers, on a clock of the test's own; `arrived` waits for the next request. */
async function clientOfSilence() {
  let ring = () => {};
  const nextArrival = () => new Promise<void>((resolve) => (ring = resolve));
  let next = nextArrival();
  const opened = await serverOf(() => ring());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const arrived = async () => {
    await next;
    next = nextArrival();
  };
  return { ...opened, arrived };
}

describe('what is sent', () => {
  it('every call is a POST of JSON below the prefix, with bearer, client marker and exhibition id', {
    tags: ['request-marks'],
  }, async () => {
    const { client } = await serverOf((response) => reply(response, rows));
    await client.read(path, { condition: { ExhibitionId: 'x' } });
    const sent = server.requests[0]!;
    expect([sent.method, sent.path]).toEqual(['POST', '/v2/data/queryList/Channel']);
    expect(sent.headers).toMatchObject({
      authorization: 'Bearer sandbox-credential',
      'content-type': 'application/json',
      'x-client': 'mobile',
      'x-exhibition-id': 'open00000000000000000001',
    });
    expect(sent.body).toEqual({
      tenantId: 'tenant-of-the-organiser',
      userId: 'user-of-the-visitor',
      params: { condition: { ExhibitionId: 'x' } },
    });
  });

  it.each([undefined, '', 'short', 'open0000000000000000000\n'])(
    'the exhibition header is left out for %j',
    { tags: ['request-marks'] },
    async (exhibitionId) => {
      const { client } = await serverOf((response) => reply(response, rows), {
        exhibitionId: () => exhibitionId,
      });
      await client.read(path, {});
      expect(server.requests[0]!.headers).not.toHaveProperty('x-exhibition-id');
    },
  );

  it('a call for another tenant carries that tenant and no user', async () => {
    const { client } = await serverOf((response) => reply(response, rows));
    await client.read(path, {}, { tenantId: 'sys' });
    expect(server.requests[0]!.body).toEqual({ tenantId: 'sys', params: {} });
  });

  it('a call for another role carries that user on the current tenant', async () => {
    const { client } = await serverOf((response) => reply(response, rows));
    await client.read(path, {}, { userId: 'exhibitor-user' });
    expect(server.requests[0]!.body).toMatchObject({
      tenantId: 'tenant-of-the-organiser',
      userId: 'exhibitor-user',
    });
  });
});

describe('reading again', () => {
  it('a read is tried six times in all, 3 s apart, and then says that the server is busy', {
    tags: ['read-retry', 'N09'],
  }, async () => {
    const { client, pauses } = await serverOf((response) => reply(response, {}, 503));
    const failures: [number, string][] = [];
    const onAttemptFailed = (attempt: number, problem: ApiProblem) => failures.push([attempt, problem.kind]);
    expect(await problemOf(client.read(path, {}, { onAttemptFailed }))).toMatchObject({
      kind: 'serverBusy',
      httpStatus: 503,
    });
    expect(server.requests).toHaveLength(6);
    expect(pauses).toEqual([3000, 3000, 3000, 3000, 3000]);
    expect(failures).toEqual([1, 2, 3, 4, 5, 6].map((attempt) => [attempt, 'serverBusy']));
  });

  it('a read that succeeds on its third attempt is an ordinary answer', async () => {
    const { client, pauses } = await serverOf((response, _, count) =>
      count < 3 ? reply(response, {}, 500) : reply(response, rows),
    );
    expect(await client.read(path, {})).toEqual(rows);
    expect(pauses).toHaveLength(2);
  });

  it.each([
    [0, 3000],
    [1200, 1800],
    [3000, 0],
    [60_000, 0],
    // A clock that was set back in between.
    [-5000, 3000],
  ])(
    'a first attempt that has failed elsewhere %i ms ago counts, and the next waits %i ms',
    { tags: ['read-retry'] },
    async (firstFailedMsAgo, pauseMs) => {
      const { client, pauses } = await serverOf((response) => reply(response, {}, 500));
      await problemOf(client.read(path, {}, { firstFailedMsAgo }));
      expect(pauses).toEqual([pauseMs, 3000, 3000, 3000, 3000]);
      expect(server.requests).toHaveLength(5);
    },
  );

  it('a read without an answer ends after 60 s, six times in all', {
    tags: ['N04', 'read-retry'],
  }, async () => {
    const { client, pauses, arrived } = await clientOfSilence();
    const failures: string[] = [];
    const onAttemptFailed = (_: number, { kind }: ApiProblem) => failures.push(kind);
    const ended = problemOf(client.read(path, {}, { onAttemptFailed }));
    for (let attempts = 1; attempts <= 6; attempts += 1) {
      await arrived();
      await vi.advanceTimersByTimeAsync(59_999);
      expect(failures).toHaveLength(attempts - 1);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect((await ended).kind).toBe('timedOut');
    expect(failures).toEqual(Array.from({ length: 6 }, () => 'timedOut'));
    expect([server.requests.length, pauses]).toEqual([6, [3000, 3000, 3000, 3000, 3000]]);
  });

  it('a caller with its own schedule gets one attempt', async () => {
    const { client } = await serverOf((response) => reply(response, {}, 500));
    await problemOf(client.read(path, {}, { policy: 'schedule' }));
    expect(server.requests).toHaveLength(1);
  });

  it.each([401, 403, 404, 405, 413, 415, 422])(
    'HTTP %i is not tried again',
    { tags: ['N14'] },
    async (status) => {
      const { client } = await serverOf((response) => reply(response, {}, status));
      expect((await problemOf(client.read(path, {}))).httpStatus).toBe(status);
      expect(server.requests).toHaveLength(1);
    },
  );

  it.each([
    [400, 'refused'],
    [408, 'serverBusy'],
    [204, 'unreadable'],
    [500, 'serverBusy'],
    [502, 'serverBusy'],
    [504, 'serverBusy'],
  ])('HTTP %i is tried again and ends as %s', async (status, kind) => {
    const { client } = await serverOf((response) => void response.writeHead(status).end());
    expect((await problemOf(client.read(path, {}))).kind).toBe(kind);
    expect(server.requests).toHaveLength(6);
  });

  it.each([
    ['7', 7000],
    ['3600', 60_000],
    ['Wed, 21 Oct 2026 07:28:00 GMT', 3000],
    [undefined, 3000],
  ])(
    'after HTTP 429 with Retry-After %s the next attempt waits %i ms',
    { tags: ['N11'] },
    async (header, pauseMs) => {
      const { client, pauses } = await serverOf((response, _, count) => {
        if (count > 1) return reply(response, rows);
        if (header !== undefined) response.setHeader('Retry-After', header);
        reply(response, {}, 429);
      });
      await client.read(path, {});
      expect(pauses).toEqual([pauseMs]);
    },
  );

  it('HTTP 403 is reported once per call', async () => {
    const { client, forbidden } = await serverOf((response) => reply(response, {}, 403));
    expect((await problemOf(client.read(path, {}))).kind).toBe('forbidden');
    expect(forbidden).toHaveLength(1);
    expect((await problemOf(client.write(path, {}))).kind).toBe('forbidden');
    expect(forbidden).toHaveLength(2);
  });

  it.each(['hint', 'background'] as const)(
    'HTTP 403 of a read with the policy %s, which the visitor did not ask for, is not reported',
    { tags: ['forbidden'] },
    async (policy) => {
      const { client, forbidden } = await serverOf((response) => reply(response, {}, 403));
      expect((await problemOf(client.read(path, {}, { policy }))).kind).toBe('forbidden');
      expect(forbidden).toEqual([]);
    },
  );

  it('HTTP 403 of a write that the visitor did not ask for is not reported', {
    tags: ['forbidden'],
  }, async () => {
    const { client, forbidden } = await serverOf((response) => reply(response, {}, 403));
    expect((await problemOf(client.write(path, {}, { isAskedFor: false }))).kind).toBe('forbidden');
    expect(forbidden).toEqual([]);
  });

  it('a read that is not waited for any more stops between two attempts', { tags: ['N29'] }, async () => {
    const controller = new AbortController();
    const { client } = await serverOf((response) => reply(response, {}, 500), {
      sleep: async () => controller.abort(),
    });
    expect((await problemOf(client.read(path, {}, { signal: controller.signal }))).kind).toBe('aborted');
    expect(server.requests).toHaveLength(1);
  });

  it('a read that is not waited for any more stops while the server is silent', {
    tags: ['N29'],
  }, async () => {
    const controller = new AbortController();
    const { client } = await serverOf(() => controller.abort());
    expect((await problemOf(client.read(path, {}, { signal: controller.signal }))).kind).toBe('aborted');
  });
});

describe('writing', () => {
  it.each<[string, Responder, string]>([
    ['HTTP 500', (response) => reply(response, {}, 500), 'serverBusy'],
    ['a page of HTML', (response) => void response.end('<html>busy</html>'), 'unreadable'],
    ['a connection that breaks', (response) => void response.socket?.destroy(), 'offline'],
  ])('a write is sent once, also after %s', async (_, respond, kind) => {
    const { client, pauses } = await serverOf(respond);
    expect((await problemOf(client.write('/data/insert/Visitor', {}))).kind).toBe(kind);
    expect(server.requests).toHaveLength(1);
    expect(pauses).toEqual([]);
  });

  it('a write without an answer ends after 60 s, and is not sent again', { tags: ['N05'] }, async () => {
    const { client, pauses, arrived } = await clientOfSilence();
    let kind = '';
    const ended = problemOf(client.write('/data/insert/Visitor', {})).then(
      (problem) => (kind = problem.kind),
    );
    await arrived();
    await vi.advanceTimersByTimeAsync(59_999);
    expect(kind).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    await ended;
    expect([kind, server.requests.length, pauses]).toEqual(['timedOut', 1, []]);
  });

  it('an error status keeps the envelope that came with it', async () => {
    const refusal = { resCode: 400000, resMsg: 'bad parameters', result: [] };
    const { client } = await serverOf((response) => reply(response, refusal, 422));
    expect((await problemOf(client.write('/data/insert/Visitor', {}))).envelope).toEqual(refusal);
  });
});

describe('answers that are none', () => {
  it.each<[string, Responder]>([
    ['HTML with status 200', (response) => void response.end('<!doctype html><p>login</p>')],
    ['an empty body', (response) => void response.end()],
    ['truncated JSON', (response) => void response.end('{"resCode":0,"result":[{"Reco')],
    ['JSON without a resCode', (response) => reply(response, { result: [] })],
    ['a resCode of words', (response) => reply(response, { resCode: 'ok', result: [] })],
    ['a list', (response) => reply(response, [0])],
    [
      'a redirect to another host',
      (response) => void response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end(),
    ],
  ])(
    '%s is unreadable, and a read tries again',
    { tags: ['N17', 'N18', 'N19', 'N30'] },
    async (_, respond) => {
      const { client } = await serverOf(respond);
      expect((await problemOf(client.read(path, {}))).kind).toBe('unreadable');
      expect(server.requests).toHaveLength(6);
    },
  );

  it('a body cut short of its announced length is no answer', { tags: ['N18'] }, async () => {
    const { client } = await serverOf((response) => {
      response.writeHead(200, { 'Content-Length': 500 });
      response.write('{"resCode":0,"result":[]}', () => response.socket?.destroy());
    });
    expect(['unreadable', 'offline']).toContain(
      (await problemOf(client.read(path, {}, { policy: 'schedule' }))).kind,
    );
  });

  it('a body of more than 5 MB is not read', { tags: ['N25'] }, async () => {
    const { client } = await serverOf((response) =>
      reply(response, { ...rows, result: 'x'.repeat(5 * 1024 * 1024) }),
    );
    expect((await problemOf(client.read(path, {}, { policy: 'schedule' }))).kind).toBe('unreadable');
  });

  it('a body without an end is given up', { tags: ['N25'] }, async () => {
    const { client } = await serverOf((response) => {
      const timer = setInterval(() => response.write(' '.repeat(2 ** 20)), 20);
      response.on('close', () => clearInterval(timer));
    });
    expect((await problemOf(client.read(path, {}, { policy: 'schedule' }))).kind).toBe('unreadable');
  });

  it('a body of just under 5 MB is read', async () => {
    const result = 'x'.repeat(4 * 1024 * 1024);
    const { client } = await serverOf((response) => reply(response, { ...rows, result }));
    expect((await client.read(path, {}, { policy: 'schedule' })).result).toBe(result);
  });

  it('a server that only drips is given up when the time is over', async () => {
    const { client } = await serverOf(
      (response) => {
        const timer = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(timer));
      },
      { times: { ...waitingTimes, requestTimeoutMs: 150 } },
    );
    expect((await problemOf(client.read(path, {}, { policy: 'schedule' }))).kind).toBe('timedOut');
  });

  it('a server that is not there is offline', async () => {
    const { client } = await serverOf(() => {});
    await server.close();
    expect((await problemOf(client.read(path, {}, { policy: 'schedule' }))).kind).toBe('offline');
  });
});

describe('warnings', () => {
  it.each([0, 10000, '0', '10000'])('resCode %j is quiet', { tags: ['response-code'] }, async (resCode) => {
    const { client, warnings } = await serverOf((response) => reply(response, { ...rows, resCode }));
    expect((await client.read(path, {})).resCode).toBe(Number(resCode));
    expect(warnings).toEqual([]);
  });

  it('another resCode gives one warning that holds no personal data, and no second attempt', {
    tags: ['response-code', 'N15'],
  }, async () => {
    const { client, warnings } = await serverOf((response) =>
      reply(response, { resCode: 1006, resMsg: '13800000001 wrong', result: [{ Mob: '13800000001' }] }),
    );
    const envelope = await client.read('/data/valismscode', { phoneNumber: '13800000001' });
    expect(envelope.resCode).toBe(1006);
    expect(warnings).toEqual(['resCode 1006 from /data/valismscode']);
    expect(server.requests).toHaveLength(1);
  });

  it('a problem names the path and the reason, not what was sent', async () => {
    const { client } = await serverOf((response) => reply(response, {}, 500));
    const problem = await problemOf(client.write('/data/insert/Visitor', { record: { Mob: '13800000001' } }));
    expect(problem.message).toBe('/data/insert/Visitor: HTTP 500');
    expect(JSON.stringify(Object.entries(problem))).not.toMatch(/1380000|credential/);
  });
});
