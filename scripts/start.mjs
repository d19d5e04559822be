// @ts-check
import { createServer } from 'vite';
import { announceServer, openInBrowser, printAddresses } from './serverAddresses.mjs';

const server = await createServer({ mode: 'dev', server: { host: true, port: 5173, strictPort: false } });
await server.listen();

const sandbox = printAddresses('The app, with its sandbox', server.resolvedUrls);
announceServer(sandbox);
openInBrowser(sandbox);
