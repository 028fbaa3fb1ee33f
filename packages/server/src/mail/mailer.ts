/** One message. Texts are final: nothing is interpolated later. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands messages over, to an SMTP server or to a file. */
export interface MailTransport {
  /** Resolves once the message is handed over; rejects with the transport's error. */
  send(message: MailMessage): Promise<void>;
  /** Ends open connections. */
  close(): Promise<void>;
}

/** A message that is written after whoever asked for it has got an answer. */
export interface QueuedMessage {
  /** Writes the message; null when there turns out to be nobody to write to. */
  readonly compose: () => Promise<MailMessage | null>;
  /** Told once it is given up. */
  readonly onFailure: (error: unknown) => void;
}

/** Sends mail. Nothing else of the server knows how. */
export interface Mailer extends MailTransport {
  /**
   * Takes a message and returns at once, whatever there is to do for it: how long a request takes must not
   * tell whether it led to mail. A server that cannot be reached is tried again for about a minute.
   */
  queue(message: QueuedMessage): void;
  /** Resolves once every message queued so far is handed over or given up; nothing waits any longer. */
  flush(): Promise<void>;
}
