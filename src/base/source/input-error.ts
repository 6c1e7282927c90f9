/**
 * An error that people can fix: an unusable file or a wrong setting. The message has a line for each fault: where it
 * is, what's wrong, and what to do. It has no stack, because the code that found the fault doesn't matter.
 */
export class InputError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }

  // A class field would be printed next to the message.
  static {
    InputError.prototype.name = 'InputError';
  }
}
