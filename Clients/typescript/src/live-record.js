import { NotFoundError } from "./generated/errors.js";
import { LiveState } from "./live-state.js";

/** A record that is kept up to date. */
export class LiveRecord extends LiveState {
  #params;
  #query;
  #wasThere = false;

  constructor(streams, method, params, options) {
    super(streams, method, options, { value: null, isLoading: true, error: null });
    this.#params = params;
    if (!this.isClosed) this.#open();
  }

  get value() {
    return this.state.value;
  }

  refresh() {
    if (!this.isClosed && this.#query.live.isClosed) {
      this.show({ isLoading: true, error: null });
      this.#open();
    }
    return this.settled();
  }

  #open() {
    this.#query = undefined;
    this.#query = this.openQuery(this.#params, (query) => this.#changed(query));
    this.#changed(this.#query);
  }

  #changed(query) {
    if (query !== this.#query) return;
    if (query.error instanceof NotFoundError && this.#wasThere) {
      this.show({ value: null, isLoading: false, error: null });
    } else if (query.error) {
      this.show({ isLoading: false, error: query.error });
    } else if (query.hasCome) {
      this.#wasThere = true;
      this.show({ value: query.result, isLoading: false, error: null });
    }
  }

  closeQueries() {
    this.#query?.live.close();
  }
}
