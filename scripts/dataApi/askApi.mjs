// @ts-check

/**
 * @typedef {{ resCode: unknown, resMsg: unknown, result: unknown }} Envelope
 * @typedef {{ reached: true, envelope: Envelope } | { reached: false, why: string }} Answer
 * @typedef {(path: string, params: object, options?: { tenantId?: string | undefined }) => Promise<Answer>} Ask
 * @typedef {{ base: string, prefix: string, credential: string, marker: string, exhibitionHeader: string, exhibitionId: string | undefined, timeoutMs?: number, fetch?: typeof fetch }} Server
 */

/** What the doctor may ask: nothing here changes anything. */
const readOnly =
  /^(?:data\/(?:queryList|queryCount|queryCalendar|get|register\/queryList)\/\w+|data\/register\/getExhibition|cos-auth\?method=get&.+)$/;

/**
 * Asks a server one question at a time. Neither a body nor the credential ever gets into an answer.
 * @param {Server} server
 * @returns {Ask}
 */
export function createAsk({ base, prefix, credential, marker, exhibitionHeader, exhibitionId, ...more }) {
  const { timeoutMs = 20_000, fetch: send = fetch } = more;
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    authorization: `Bearer ${credential}`,
    [marker]: 'mobile',
    ...(exhibitionId === undefined ? {} : { [exhibitionHeader]: exhibitionId }),
  };
  return async (path, params, { tenantId } = {}) => {
    if (!readOnly.test(path)) throw new Error(`${path} is not a question that only reads`);
    const isGet = path.startsWith('cos-auth');
    try {
      const response = await send(`${base}${prefix}/${path}`, {
        method: isGet ? 'GET' : 'POST',
        headers,
        ...(isGet ? {} : { body: JSON.stringify({ tenantId, params }) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const { status } = response;
      if (status === 401 || status === 403)
        return { reached: false, why: `HTTP ${status}: VITE_API_CREDENTIAL is not accepted` };
      if (status !== 200) return { reached: false, why: `HTTP ${status}` };
      return readEnvelope(await response.text());
    } catch (problem) {
      const name = problem instanceof Error ? problem.name : '';
      return { reached: false, why: name === 'TimeoutError' ? 'no answer in time' : 'no connection' };
    }
  };
}

/** @param {string} text @returns {Answer} */
function readEnvelope(text) {
  try {
    const envelope = JSON.parse(text);
    if (typeof envelope === 'object' && envelope !== null && 'resCode' in envelope)
      return { reached: true, envelope };
  } catch {
    // Not JSON: a gateway's page.
  }
  return { reached: false, why: 'not an answer of the data API' };
}
