/** A line to a table that heals itself: hello, resume, acknowledged commands, pings. It knows nothing of screens. */
import { randomHex } from "./keep";
import type { AnyCommand, FromServer, Refused, State, Step, Trouble } from "./types";

type Without<T> = T extends unknown ? Omit<T, "id"> : never;
/** A command before it has its id. */
export type Wish = Without<AnyCommand>;

export type LineStatus = "connecting" | "open" | "lost" | "gone";

export interface Listener {
  status(status: LineStatus): void;
  state(state: State): void;
  step(step: Step): void;
  trouble(trouble: Trouble): void;
}

/** A refusal of the table: its sentence, and the rule it rests on. */
export class Denied extends Error {
  constructor(readonly refused: Refused) {
    super(refused.text || refused.key);
  }
}

interface Pending {
  command: AnyCommand;
  done: () => void;
  failed: (why: Error) => void;
}

const PING_EVERY = 15_000;
const PATIENCE = 8_000;
const WAITS = [300, 800, 1_500, 3_000, 5_000, 8_000];
const NO_PLACE = 4404;
const BROKEN_OFF = 1006;

export class Line {
  private socket: WebSocket | null = null;
  private readonly pending = new Map<string, Pending>();
  private last: number | null = null;
  private isGreeted = false;
  private isClosed = false;
  private tries = 0;
  private heard = 0;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly token: string,
    private readonly listener: Listener,
    private readonly dial: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {}

  /** Connect, and again whenever the line breaks. */
  open(): void {
    clearTimeout(this.waiting);
    this.listener.status(this.tries === 0 ? "connecting" : "lost");
    const { protocol, host } = location;
    const socket = this.dial(`${protocol === "https:" ? "wss" : "ws"}://${host}/api/tables/${this.table}/socket`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", token: this.token, since: this.last }));
    socket.onmessage = (frame) => this.hear(JSON.parse(String(frame.data)) as FromServer);
    socket.onclose = (end) => this.broken(socket, end.code);
    clearInterval(this.pinging);
    this.pinging = setInterval(() => this.ping(), PING_EVERY);
  }

  /** Connect at once if the line is down: the network came back, or somebody looks at the page again. */
  hurry(): void {
    if (this.isClosed || this.isGreeted) return;
    this.tries = Math.max(1, this.tries);
    if (this.socket?.readyState !== WebSocket.CONNECTING) this.open();
  }

  /** The device has no network any more: the line is lost at once, not only when a ping has waited in vain. */
  drop(): void {
    const socket = this.socket;
    if (this.isClosed || !this.isGreeted || !socket) return;
    socket.onmessage = null;
    socket.close();
    this.broken(socket, BROKEN_OFF);
  }

  /** Hang up for good. */
  close(): void {
    this.isClosed = true;
    clearTimeout(this.waiting);
    clearInterval(this.pinging);
    this.socket?.close();
  }

  /** Ask the table for something; it is sent again after a break, and done once. */
  send(wish: Wish): Promise<void> {
    const command = { ...wish, id: randomHex(8) } as AnyCommand;
    return new Promise((done, failed) => {
      this.pending.set(command.id, { command, done, failed });
      if (this.isGreeted) this.socket?.send(JSON.stringify(command));
    });
  }

  private hear(said: FromServer): void {
    this.heard = Date.now();
    switch (said.type) {
      case "state":
        this.last = said.number;
        this.isGreeted = true;
        this.tries = 0;
        this.listener.state(said);
        this.listener.status("open");
        for (const { command } of this.pending.values()) this.socket?.send(JSON.stringify(command));
        return;
      case "step":
        this.last = said.happened.at(-1)?.number ?? this.last;
        return this.listener.step(said);
      case "ack":
        return this.settled(said.id)?.done();
      case "refused":
        return this.settled(said.id)?.failed(new Denied(said));
      case "trouble":
        return this.listener.trouble(said);
    }
  }

  private settled(id: string | null): Pending | undefined {
    const found = id === null ? undefined : this.pending.get(id);
    if (found) this.pending.delete(found.command.id);
    return found;
  }

  private ping(): void {
    if (!this.isGreeted || this.socket?.readyState !== WebSocket.OPEN) return;
    const asked = Date.now();
    this.socket.send(JSON.stringify({ type: "ping", echo: 1 }));
    setTimeout(() => {
      if (this.heard < asked && this.isGreeted) this.socket?.close();
    }, PATIENCE);
  }

  private broken(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    this.isGreeted = false;
    if (this.isClosed) return;
    if (code === NO_PLACE) {
      this.close();
      return this.listener.status("gone");
    }
    this.listener.status("lost");
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)] ?? 8_000;
    this.tries += 1;
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }
}
