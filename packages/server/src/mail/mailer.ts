/** A composed message. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Delivers messages to an SMTP server or a file. */
export interface MailTransport {
  /** Resolves when the message is delivered; rejects with the error of the transport. */
  send(message: MailMessage): Promise<void>;
  /** Ends open connections. */
  close(): Promise<void>;
}

/** A message that is composed after the response was sent. */
export interface QueuedMessage {
  /** Composes the message; null without a recipient. */
  readonly compose: () => Promise<MailMessage | null>;
  /** Called when the message is abandoned. */
  readonly onFailure: (error: unknown) => void;
}

/** Sends mail. */
export interface Mailer extends MailTransport {
  /**
   * Queues a message and returns immediately, so that the time of a request does not reveal whether it sends mail. An
   * unreachable mail server is retried for about a minute.
   */
  queue(message: QueuedMessage): void;
  /** Ends all delays; resolves when every queued message is delivered or abandoned. */
  flush(): Promise<void>;
}
