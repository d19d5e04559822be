import { definePath } from './definePath.ts';

export const contactOrganiserPath = /* @__PURE__ */ definePath('/contact-us/:id');
