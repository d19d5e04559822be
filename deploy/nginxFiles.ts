import { bootPages, type BootPageAddress } from '#domain/address/bootPages.ts';
import {
  type AnswerKind,
  caching,
  fixedFiles,
  policyHeaders,
  proxiedPaths,
  type Header,
  securityHeaders,
} from './headers.ts';

/** What stands for the build's own policy in the committed files: it lives in a file that the build writes. */
const fromBuild = 'from-the-build';

const written = `# Written by deploy/nginxFiles.ts: change that and run npm run write:nginx.`;

/** One `add_header` per line. `always`, or a 404 goes without. */
const addHeaders = (headers: readonly Header[]) =>
  headers.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`);

/** The build's `.deploy/policy.conf`, which nginx includes. */
export function policySnippet(policy: string): string {
  return `${addHeaders(policyHeaders(policy)).join('\n')}\n`;
}

function headersFile(kind: AnswerKind): string {
  const lines = securityHeaders(kind, fromBuild).flatMap((header) =>
    header[1] === fromBuild ? ['include visitor-web/policy.conf;'] : addHeaders([header]),
  );
  return `${[written, ...lines].join('\n')}\n`;
}

/** Headers set here win over those of the server behind, or there would be two of each. */
function proxyFile(): string {
  const names = securityHeaders('data', '').map(([name]) => name);
  return `${written}
proxy_http_version 1.1;
proxy_set_header Host $proxy_host;
proxy_set_header X-Real-IP $remote_addr;
proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
proxy_set_header X-Forwarded-Proto $scheme;
proxy_set_header Upgrade $http_upgrade;
proxy_set_header Connection $visitor_connection;
proxy_ssl_server_name on;
# A registration is sent once: nginx never sends it again by itself.
proxy_next_upstream off;
proxy_connect_timeout 5s;
${names.map((name) => `proxy_hide_header ${name};`).join('\n')}
`;
}

function proxyLocation(prefix: string, kind: AnswerKind): string {
  // A socket may be silent for longer than an answer may take.
  const longestSilence = prefix === '/ws' ? '1h' : '60s';
  return `  location ^~ ${prefix} {
    include visitor-web/${kind}-headers.conf;
    include visitor-web/proxy.conf;
    proxy_read_timeout ${longestSilence};
    proxy_pass $visitor_api;
  }`;
}

/** Not every list of types knows it. */
function bootPageLocation({ file, address }: BootPageAddress): string {
  // In quotes, because a brace would begin the block.
  return `  location ~ "${address.source.replaceAll('\\/', '/')}" {
    include visitor-web/page-headers.conf;
    add_header Cache-Control $visitor_page_caching always;
    try_files /${file} /index.html;
  }
`;
}

function manifestLocation(file: string): string {
  return `  location = ${file} {
    default_type application/manifest+json;
    include visitor-web/page-headers.conf;
    add_header Cache-Control $visitor_page_caching always;
    try_files $uri =404;
  }
`;
}

function appFile(): string {
  const proxyLocations = Object.entries(proxiedPaths).map(([prefix, kind]) => proxyLocation(prefix, kind));
  const isManifest = (file: string) => file.endsWith('.webmanifest');
  const fixed = fixedFiles
    .filter((file) => !isManifest(file))
    .map((file) => file.slice(1).replace('.', '\\.'))
    .join('|');
  return `${written}
# What belongs to one server (names, certificates, where the build lies, which API) is in visitor-web/site.conf.

map $http_upgrade $visitor_connection {
  default upgrade;
  '' '';
}

# An asset that is gone must not be remembered as gone for a year.
map $status $visitor_asset_caching {
  default "${caching.missing}";
  200 "${caching.asset}";
  206 "${caching.asset}";
  304 "${caching.asset}";
}

map $status $visitor_page_caching {
  default "${caching.page}";
  404 "${caching.missing}";
}

server {
  include visitor-web/site.conf;

  server_tokens off;
  charset utf-8;
  etag on;
  client_max_body_size 20m;

  # The build has a .gz beside every text; what has none is compressed on the way.
  gzip on;
  gzip_static on;
  gzip_vary on;
  gzip_proxied any;
  gzip_types text/css text/plain application/javascript text/javascript application/json image/svg+xml application/manifest+json;
  # Only where nginx has the brotli module: the file is there, or it is not.
  include visitor-web/brotli[.]conf;

  # nginx forgets inherited headers in a location that sets one: every location includes them.

  # A screen's address has no file: the app's page answers, and finds the screen itself.
  location / {
    include visitor-web/page-headers.conf;
    add_header Cache-Control $visitor_page_caching always;
    try_files $uri /index.html;
  }

  # Separate pages are painted before any other file has come.
${bootPages.map(bootPageLocation).join('\n')}
  # A missing file is an honest 404. A page in its place would be run as a script.
  location ^~ /assets/ {
    include visitor-web/asset-headers.conf;
    add_header Cache-Control $visitor_asset_caching always;
    try_files $uri =404;
  }
  location ~ ^/(${fixed})$ {
    include visitor-web/page-headers.conf;
    add_header Cache-Control $visitor_page_caching always;
    try_files $uri =404;
  }

${fixedFiles.filter(isManifest).map(manifestLocation).join('\n')}
  # The build's own notes are not served; a certificate's challenge is.
  location ~ /\\.(?!well-known/)|\\.(gz|br)$ {
    include visitor-web/page-headers.conf;
    add_header Cache-Control "${caching.missing}" always;
    return 404;
  }

${proxyLocations.join('\n\n')}
}
`;
}

/** Every committed file of `deploy/nginx/` that is written by machine: text by path. */
export function nginxFiles(): Readonly<Record<string, string>> {
  return {
    'app.conf': appFile(),
    'visitor-web/page-headers.conf': headersFile('page'),
    'visitor-web/asset-headers.conf': headersFile('asset'),
    'visitor-web/data-headers.conf': headersFile('data'),
    'visitor-web/foreign-headers.conf': headersFile('foreign'),
    'visitor-web/proxy.conf': proxyFile(),
  };
}
