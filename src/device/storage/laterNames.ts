/** Names like those of `ownNames`, which no landing page reads: apart, so that none has to load them. The logout removes them too. */
export const laterNames = {
  gatePrefix: 'gate.',
} as const;
