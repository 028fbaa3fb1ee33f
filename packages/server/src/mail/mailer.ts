/** One message. Texts are final: nothing is interpolated later. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends mail. Nothing else of the server knows how. */
export interface Mailer {
  /** Resolves once the message is handed over; rejects with the transport's error. */
  send(message: MailMessage): Promise<void>;
  /** Ends open connections. */
  close(): Promise<void>;
}
