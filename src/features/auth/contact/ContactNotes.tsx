import styles from '../proveContact.module.css';

export interface ContactNotesProps {
  /** That no code was sent; '' where it was. */
  readonly failed: string;
  readonly failedId: string;
  /** What is said of the contact while it is typed, empty until there is something; without it nothing ever is. */
  readonly recognised: string | undefined;
}

export function ContactNotes({ failed, failedId, recognised }: ContactNotesProps) {
  return (
    <>
      <p className={styles.codeFailed} id={failedId} data-announce="">
        {failed}
      </p>
      {recognised !== undefined && (
        <p className={styles.contactNote} role="status">
          {recognised}
        </p>
      )}
    </>
  );
}
