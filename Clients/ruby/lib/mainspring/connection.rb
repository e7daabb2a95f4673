# frozen_string_literal: true

require "monitor"

module Mainspring
  # The connection to the core's process. With `restart`, a new process follows one that has ended.
  #
  # Each process has a thread that reads its output. There are two locks. A thread that writes holds `@writing`, and may
  # hold it until the core reads on. `state` is held only for moments, also by the reading thread. So reading never
  # waits for writing, and the core can always write its output, which it may have to do before it reads on.
  # @api private
  class Connection
    Running = Struct.new(:pid, :to, :from, :log, :reader, :answered)

    # @return [Mutex] The lock of the calls and feeds.
    attr_reader :state

    def initialize(words, env, host, restart)
      @words, @env, @host, @restart = words, env, host, restart
      @writing = Monitor.new
      @state = Mutex.new
      @calls, @progress, @feeds = {}, {}, {}
      @last_id = 0
      @closed = false
      @ended = nil
      @writing.synchronize { start }
    end

    def restart? = @restart

    def closed? = @closed

    def process_id = @process.pid

    # Sends a request.
    def request(name, params, again:, read: nil, progress: nil, on_result: nil, on_error: nil)
      text = Values.encode(params)
      exclusively do
        raise ProcessEnded.new(@ended.message, @ended.log) if @ended
        raise ProcessEnded, "the core was closed" if @closed

        id = @last_id += 1
        line = "{\"jsonrpc\":\"2.0\",\"id\":#{id},\"method\":\"#{name}\",\"params\":#{text}}\n"
        call = Call.new(
          id, name, line, again: again, read: read, on_result: on_result, on_error: on_error, progress: progress,
          token: params["progressToken"]
        )
        register(call)
        write(line)
        call
      end
    end

    def cancel(call)
      request("rpc.cancel", {"id" => call.id}, again: true) unless call.done? || @closed
    end

    # Waits until a call has its answer, and calls the callback for its progress in the meantime.
    def wait(call, timeout)
      deadline = timeout && (now + timeout)
      return if settle(call, deadline)

      cancel(call)
      @state.synchronize { forget(call) }
      raise CallTimeout, "#{call.name} was not answered within #{timeout} s"
    end

    # Waits until the block returns true. Call it while the state is locked.
    # @return [Boolean] false if the deadline has passed
    def wait_until(condition, deadline)
      until yield
        left = deadline && (deadline - now)
        return false if left && left <= 0

        condition.wait(@state, left)
      end
      true
    end

    def now = Process.clock_gettime(Process::CLOCK_MONOTONIC)

    # Stores a feed, so that it gets its notifications. Call it while the state is locked.
    def feed(kind, handle, feed) = @feeds[[kind, handle]] = feed

    # Removes a feed. Call it while the state is locked.
    # @return [Boolean] whether there was such a feed
    def forget_feed(kind, handle) = !@feeds.delete([kind, handle]).nil?

    # Closes the input of the process, and waits until the process has answered all requests and has ended.
    def close
      reader = exclusively do
        @closed = true
        @process.to.close unless @process.to.closed?
        @process.reader
      end
      reader.join unless reader == Thread.current
    end

    private

    # Runs the block with the writing lock. No thread is interrupted in the middle of a line.
    def exclusively(&work) = Thread.handle_interrupt(Object => :never) { @writing.synchronize(&work) }

    def start
      (input, to), (from, output), (log, complaints) = IO.pipe, IO.pipe, IO.pipe
      [to, from].each(&:binmode)
      to.sync = true
      pid = spawn(@env, [@words[0], @words[0]], *@words.drop(1), in: input, out: output, err: complaints)
      @process = Running.new(pid, to, from, Log.new(log), nil, false)
      request("host.provide", {"capabilities" => HostCalls.offered(@host)}, again: false) if @host
      @process.reader = read_on(@process)
    rescue SystemCallError => error
      [to, from, log].each { |stream| stream&.close }
      raise ProcessEnded, "#{@words[0]} can't be started: #{error.class.new.message}"
    ensure
      [input, output, complaints].each { |stream| stream&.close }
    end

    def read_on(process)
      thread = Thread.new do
        while (line = process.from.gets("\n"))
          take(line.force_encoding(Encoding::UTF_8), process)
          process.answered = true
        end
        process_ended(process)
      rescue IOError, SystemCallError, JSON::ParserError
        # If the output can't be read any more, the process counts as ended.
        process_ended(process)
      end
      thread.name = "mainspring"
      thread
    end

    def write(line)
      @process.to.write(line)
    rescue SystemCallError, IOError
      # The process has ended. The reading thread will notice it.
    end

    def register(call)
      @state.synchronize do
        @calls[call.id] = call
        @progress[call.token] = call if call.progress
      end
    end

    def forget(call)
      @calls.delete(call.id)
      @progress.delete(call.token) if call.progress
    end

    # @return [Boolean] false if the deadline has passed
    def settle(call, deadline)
      is_done, in_time = false, true
      while in_time && !is_done
        told = @state.synchronize do
          in_time = wait_until(call.changed, deadline) { call.done? || call.told.any? }
          is_done = call.done?
          call.told.slice!(0..)
        end
        told.each { |done, total, message| call.progress.call(done, total, message) }
      end
      is_done
    end

    # Receiving.

    def take(line, process)
      message = Values.decode(line)
      return hear(message, process) if message.key?("method")

      call = @state.synchronize { @calls[message["id"]] }
      return if call.nil?

      begin
        if message.key?("error")
          # The error is not raised here, so that its backtrace is that of the caller.
          call.error = Refusals.failure(call.name, message["error"])
        else
          call.result = call.read ? call.read.call(message["result"]) : message["result"]
          @state.synchronize { call.on_result&.call(message["result"]) }
        end
      rescue StandardError => error
        # The caller gets the exception.
        call.error = error
      end
      @state.synchronize do
        forget(call)
        call.on_error&.call(call.error) if call.error
        call.done!
      end
    end

    def hear(message, process)
      params = message.fetch("params", {})
      case message["method"]
      when "rpc.progress" then tell_progress(params)
      when "live.changed" then tell_feed("live", params["live"], params)
      when "events.changed" then tell_feed("events", params["subscription"], params)
      else answer(message, process) if message.key?("id")
      end
    end

    def tell_progress(params)
      @state.synchronize do
        call = @progress[params["token"]]
        call&.told&.push(params.values_at("done", "total", "message"))
        call&.changed&.broadcast
      end
    end

    def tell_feed(kind, handle, params)
      @state.synchronize do
        feed = @feeds[[kind, handle]]
        feed&.changed(params)
      rescue StandardError => error
        # The reader of the feed gets the exception.
        feed.end(error)
      end
    end

    # Lets the host answer a request of the core. It runs in a thread of its own, because the host may take a while, and
    # may itself call the core.
    def answer(message, process)
      thread = Thread.new do
        reply = HostCalls.answer(@host, message) { |part| report(message["id"], part, process) }
        line = "#{Values.encode({jsonrpc: "2.0", id: message["id"], **reply})}\n"
        # A new process must not get this reply, because it may have sent a request with the same id.
        exclusively { write(line) if @process.equal?(process) }
      end
      thread.name = "mainspring host"
    end

    # Sends a part of the host's answer, and waits for the core's reply. The core replies when the receivers of the part
    # have read enough.
    def report(id, part, process)
      call = exclusively do
        raise ProcessEnded, "the process that sent the request has ended" unless @process.equal?(process)

        request("host.progress", {"id" => id, "content" => part}, again: false)
      end
      wait(call, nil)
      call.value
    end

    # The end of a process.

    def process_ended(process)
      exclusively do
        status, log = buried(process), process.log.lines
        reason = Program.how_it_ended(status, log, process.answered)
        calls, feeds = @state.synchronize { [take_all(@calls), take_all(@feeds)] }
        is_there = false
        if restart? && !@closed && process.answered
          begin
            start
            is_there = true
          rescue ProcessEnded => error
            reason = error.message
          end
        end
        @ended = ProcessEnded.new("#{reason}; it answers no more calls", log) unless is_there
        calls.each { |call| is_there && call.again? ? repeat(call) : give_up(call, reason, log) }
        feeds.each { |feed| is_there ? feed.request : @state.synchronize { feed.end(@closed ? nil : @ended) } }
      end
    end

    def buried(process)
      [process.to, process.from].each { |stream| stream.close unless stream.closed? }
      Process.wait2(process.pid).last
    rescue Errno::ECHILD
      nil
    end

    def take_all(things)
      values = things.values
      things.clear
      values
    end

    def repeat(call)
      register(call)
      write(call.line)
    end

    def give_up(call, reason, log)
      @state.synchronize do
        forget(call)
        call.error = ProcessEnded.new("#{reason}; whether #{call.name} was done is not known", log)
        call.on_error&.call(call.error)
        call.done!
      end
    end
  end
end
