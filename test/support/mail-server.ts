import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

export interface Email {
  from: string;
  to: string[];
  /** The raw headers and text. */
  source: string;
}

/** A fake mail server: accepts every email unless it is told to refuse them. */
export class MailServer {
  readonly emails: Email[] = [];
  private readonly server: Server;
  private refusal: string | undefined;
  private lookingMs = 0;
  private isDropping = false;

  private constructor() {
    this.server = createServer((socket) => this.serve(socket));
  }

  static async start(): Promise<MailServer> {
    const mail = new MailServer();
    await new Promise<void>((resolve) => mail.server.listen(0, '127.0.0.1', resolve));
    return mail;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** @param answer to each recipient, such as `550 nobody here`; `undefined` accepts recipients again */
  refuse(answer: string | undefined): void {
    this.refusal = answer;
  }

  /** @param milliseconds the delay before each email is confirmed, as by a spam filter */
  lookFor(milliseconds: number): void {
    this.lookingMs = milliseconds;
  }

  /** @param isDropping whether it closes the connection after it has taken an email, instead of confirming it */
  drop(isDropping: boolean): void {
    this.isDropping = isDropping;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private serve(socket: Socket): void {
    let email: Email = { from: '', to: [], source: '' };
    let inData = false;
    let buffer = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    const take = (line: string) => {
      if (inData) {
        if (line !== '.') email.source += `${line}\n`;
        else {
          inData = false;
          this.emails.push(email);
          email = { from: '', to: [], source: '' };
          if (this.isDropping) socket.destroy();
          else setTimeout(() => say('250 taken'), this.lookingMs);
        }
        return;
      }
      const [, address = ''] = /<(.*)>/.exec(line) ?? [];
      if (this.refusal && /^RCPT/i.test(line)) {
        say(this.refusal);
        return;
      }
      if (/^MAIL/i.test(line)) email.from = address;
      if (/^RCPT/i.test(line)) email.to.push(address);
      inData = /^DATA/i.test(line);
      say(inData ? '354 go on' : /^QUIT/i.test(line) ? '221 bye' : '250 fine');
      if (/^QUIT/i.test(line)) socket.end();
    };
    socket.on('error', () => undefined);
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      buffer += chunk;
      for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
        take(buffer.slice(0, end));
        buffer = buffer.slice(end + 2);
      }
    });
    say('220 here');
  }
}
