/**
 * Something that people fix: a file that can't be used, or a setting. The message says where it is, what is wrong and
 * what to do, on a line per fault; which code noticed says nothing, so there is no stack.
 */
export class InputError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }

  // Not a field, which would be printed next to the message.
  static {
    InputError.prototype.name = 'InputError';
  }
}
