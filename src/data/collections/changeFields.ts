/** What a row tells of its last change by an organiser. */
export const changeFields = {
  /** Counts the changes. A change names the next number; the server refuses one that another organiser was faster with. */
  Revision: 'number?',
  /** The account that made it. */
  ChangedBy: 'id?',
  ChangedAt: 'moment?',
  /** What the changed fields said before it, by their names. */
  Former: 'object?',
} as const;
