// @ts-check
import { parseArgs } from 'node:util';
import { announceServer, printAddresses } from './serverAddresses.mjs';
import { startPreview } from './startPreview.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    local: { type: 'boolean', default: false },
    'ends-with-parent': { type: 'boolean', default: false },
  },
});

const port = values.port === undefined ? {} : { port: Number(values.port) };
const server = await startPreview({ ...port, host: !values.local });
announceServer(printAddresses('The production build, with the sandbox', server.resolvedUrls));

if (values['ends-with-parent']) {
  // A test run that was ended from outside takes no leave.
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || process.exit(), 2000).unref();
}
