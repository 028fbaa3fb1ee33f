/** The client of a connection. */
export interface Client {
  /** The IP address; behind trusted proxies, the forwarded one. */
  readonly ip: string;
  readonly userAgent: string;
  /** Whether the browser connects over TLS, so that cookies can be marked `Secure`. */
  readonly secure: boolean;
  /** Whether the client renews its token before it expires, as the panel does. */
  readonly renews: boolean;
}
