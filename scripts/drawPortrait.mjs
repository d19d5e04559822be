// @ts-check

/** Head and shoulders of an invented person, as a photo for a badge shows them. */
const portrait = `
  <svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" viewBox="0 0 300 400">
    <defs>
      <linearGradient id="wall" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#7db3e8" />
        <stop offset="1" stop-color="#a9cdf0" />
      </linearGradient>
      <linearGradient id="skin" x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stop-color="#f0c4a0" />
        <stop offset="1" stop-color="#e0ab84" />
      </linearGradient>
    </defs>
    <rect width="300" height="400" fill="url(#wall)" />
    <path d="M88 190C78 90 110 62 150 62s72 28 62 128l-6 60H94z" fill="#2b2220" />
    <path d="M18 400c4-70 40-98 96-108h72c56 10 92 38 96 108z" fill="#24324d" />
    <path d="M112 293l38 60 38-60-12-8h-52z" fill="#f7f8fa" />
    <path d="M126 232h48v52c0 14-10 26-24 26s-24-12-24-26z" fill="#d69d76" />
    <ellipse cx="98" cy="184" rx="9" ry="15" fill="#e0ab84" />
    <ellipse cx="202" cy="184" rx="9" ry="15" fill="#d69d76" />
    <path d="M100 160c0-46 22-66 50-66s50 20 50 66c0 54-20 98-50 98s-50-44-50-98z" fill="url(#skin)" />
    <path d="M98 168c0-60 22-84 52-84s52 24 52 84c-8-34-22-48-40-54-20 14-50 14-64 54z" fill="#2b2220" />
    <g fill="none" stroke="#2b2220" stroke-width="4" stroke-linecap="round">
      <path d="M116 161q11-7 23-1M161 160q12-6 23 1" />
    </g>
    <g fill="#2b2220">
      <ellipse cx="128" cy="176" rx="5" ry="5.5" />
      <ellipse cx="172" cy="176" rx="5" ry="5.5" />
    </g>
    <path d="M150 180l-5 26q5 4 11 0" fill="none" stroke="#c48a63" stroke-width="3" stroke-linecap="round" />
    <path d="M132 226q18 12 36 0" fill="none" stroke="#a8524a" stroke-width="5" stroke-linecap="round" />
    <path d="M112 293l38 60-20 22-32-76zM188 293l-38 60 20 22 32-76z" fill="#1b2740" />
  </svg>`;

/**
 * A photo that no camera has taken: no one has to agree to appear in the documentation.
 * @param {import('@playwright/test').BrowserContext} context
 */
export async function drawPortrait(context) {
  const page = await context.newPage();
  try {
    await page.setViewportSize({ width: 900, height: 1200 });
    await page.setContent(
      `<meta name="viewport" content="width=device-width"><style>body{margin:0}svg{display:block}</style>${portrait}`,
    );
    return await page.screenshot({ type: 'jpeg', quality: 90 });
  } finally {
    await page.close();
  }
}
