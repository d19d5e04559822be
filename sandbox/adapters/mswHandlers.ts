import { http, type HttpHandler } from 'msw';
import type { Sandbox } from '../answer.ts';

/** The sandbox as msw handlers, for any host a test calls. */
export function mswHandlers(sandbox: Sandbox): HttpHandler[] {
  const paths = ['*/v2/*', '*/oauth/*', '*/cos/*', '*/sandbox/*'];
  return paths.map((path) => http.all(path, ({ request }) => sandbox.answer(request)));
}
