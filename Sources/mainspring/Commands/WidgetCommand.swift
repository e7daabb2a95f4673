internal import JSON
internal import Places
internal import Ports
internal import RPC
internal import Shape
internal import Stdio
internal import Storage
internal import Temperature
internal import Vocabulary
internal import Weather
internal import Widgets

/// The command `widget`: prints what a widget shows, as computed from the app group's file.
extension Command {
  static let widget = Command(
    name: "widget", summary: "print the content of a widget for the next hours, using only the app group's file",
    operands: "",
    options: [
      CoreOptions.dataOption,
      Option(
        "place", "ID", "the place in the widget's configuration (default: the chosen place, else the device's place)"),
      Option("hours", "NUMBER", "the largest number of hours (default: 12)"),
      Option(
        "scale", "NAME", "the scale: celsius, fahrenheit, kelvin or humanus (default: the app's scale, else celsius)"),
      Option(
        "host", "LIST",
        "ask the host on standard output for data that the file lacks, by one line of JSON-RPC each: host.weather.hourly, host.geocode.reverse, or both, separated by a comma"
      ),
      Option(
        "deadline", "MILLISECONDS",
        "the milliseconds that the host has for the answers to all these requests (default: 10000)"),
    ],
    ofServe: CoreOptions.ofCore.filter { ["app-group", "clock", "humanus-table"].contains($0.name) },
    more: """
      The result is that of widgets.timeline without a host. The command opens no data directory and never waits, so other
      processes can work meanwhile. The file exists as soon as a core has changed a value in it. With --host, the command
      sends requests on its standard output, and reads answers on its standard input. The timeline is the last line. The
      weather does not wait for the place's name.

      Examples
        mainspring widget
        mainspring widget --app-group ~/group/app-group.json --hours 6 --scale humanus
      """
  ) { (arguments) throws(UsageError) in
    try arguments.refuseOperands("widget")
    let path = try appGroupFile(arguments)
    let wish = try AppGroupFile.Wish(arguments)
    let now = try CoreOptions.clock(arguments) ?? Clock().now
    let table = try CoreOptions.table(arguments)
    let file: AppGroupFile
    do throws(UnusableFile) { file = try AppGroupFile(at: path) } catch {
      Log.error(error.sentence)
      return error.exitCode
    }
    if let id = wish.place, let sentence = file.sentence(ifMissing: id, in: path) {
      _ = Files.write("\(sentence)\n", toDescriptor: 2)
    }
    let capabilities = try hostCapabilities(arguments)
    let deadline = try arguments.number("deadline", "a number of milliseconds", 1...600_000)
    let host = WidgetHost(capabilities)
    let thermometer = Temperature(table: table)
    let forecaster = WeatherModule.forecaster(
      of: file.forecasts, Clock(fixed: now), thermometer: thermometer, host: host.calls)
    if !capabilities.isEmpty {
      return show(file, wish, by: forecaster, thermometer, at: now, asking: host, deadline: deadline)
    }
    var text = file.timeline(wish, by: forecaster, thermometer, at: now, isNameAsked: false)
    var printer = try ResultPrinter(arguments, nil)
    return text.withUTF8 { JSONSource.decode($0) { printer.print($0.value) } } ?? Output.print("\(text)\n")
  }

  /// Asks the host for the weather and for the name of the place, if they are missing or old. Then prints the timeline.
  private static func show(
    _ file: AppGroupFile, _ wish: AppGroupFile.Wish, by forecaster: any Forecaster, _ thermometer: any Thermometer,
    at now: Timestamp,
    asking host: WidgetHost, deadline: Int?
  ) -> Int32 {
    Signals.install()
    var file = file
    var (isNameAsked, name) = (false, String?.none)
    if let place = file.place(of: wish, at: now) {
      var (needsWeather, needsName) = (true, true)
      let isWeatherAsked = try? forecaster.renew(place.coordinates, deadline: deadline, at: now) {
        needsWeather = false
      }
      isNameAsked =
        place.isNameless
        && LocationModule.askName(of: place.coordinates, by: host.calls, deadline: deadline) {
          (name, needsName) = ($0, false)
        }
      let waitsForWeather = isWeatherAsked ?? false
      let isHeard = host.converse { waitsForWeather ? needsWeather : isNameAsked && needsName }
      if !isHeard { return 74 }
    }
    if let name { file.callDevicePlace(name) }
    return Output.print("\(file.timeline(wish, by: forecaster, thermometer, at: now, isNameAsked: isNameAsked))\n")
  }

  /// Returns the names of the host requests that the option `--host` allows.
  private static func hostCapabilities(_ arguments: Arguments) throws(UsageError) -> [String] {
    let known = ["host.weather.hourly", LocationModule.nameCapability]
    let named = arguments["host"]?.split(separator: ",").map(String.init) ?? []
    if let unknown = named.first(where: { !known.contains($0) }) {
      throw UsageError(
        "--host must name \(known.joined(separator: " or ")), not \(unknown)\(suggestion(for: unknown, among: known))")
    }
    return named
  }

  private static func appGroupFile(_ arguments: Arguments) throws(UsageError) -> String {
    if let path = try CoreOptions.appGroup(arguments) { return path }
    let directory = try CoreOptions.directory(arguments)
    if directory == DataDirectory.inMemory {
      throw UsageError("data in memory has no file; name a file with --app-group")
    }
    return CoreOptions.appGroupFile(in: directory)
  }
}

/// The error of an app group's file that can't be used.
private struct UnusableFile: Error {
  let sentence: String
  let exitCode: Int32

  /// Creates the error for a file that does not exist, or that a newer program has written (EX_NOINPUT).
  static func missing(_ sentence: String) -> UnusableFile { UnusableFile(sentence: sentence, exitCode: 66) }
  /// Creates the error for a file that is not an app group's file (EX_DATAERR).
  static func damaged(_ sentence: String) -> UnusableFile { UnusableFile(sentence: sentence, exitCode: 65) }
}

extension AppGroupFile {
  fileprivate init(at path: String) throws(UnusableFile) {
    let bytes: [UInt8]
    do throws(Files.Failure) { bytes = try Files.read(path, atMost: AppGroupFile.longest + 1) } catch {
      throw .missing(error.sentence)
    }
    if bytes.count > AppGroupFile.longest {
      throw .damaged("\(path) is not an app group's file: such a file has at most \(AppGroupFile.longest) bytes")
    }
    do throws(Defect) { self = try AppGroupFile(bytes) } catch {
      switch error {
      case .newer(let version):
        throw .missing("\(path) can't be read: a newer program wrote the file (version \(version)). Use that program")
      case .malformed(let defect): throw .damaged("\(path) is not an app group's file: \(defect.sentence)")
      }
    }
  }

  /// Returns a sentence that lists the places in the file, or `nil` if the wanted place is among them.
  fileprivate func sentence(ifMissing id: UUID, in path: String) -> String? {
    let places = places
    if places.contains(where: { $0.id == id }) { return nil }
    let shown = places.prefix(8).map { "\($0.id) (\($0.name))" }.joined(separator: ", ")
    let more = places.count > 8 ? ", and \(places.count - 8) more" : ""
    return
      "--place \(id) is not in \(path); \(places.isEmpty ? "the file has no places" : "the places are \(shown)\(more)")"
  }
}

extension AppGroupFile.Wish {
  fileprivate init(_ arguments: Arguments) throws(UsageError) {
    self.init()
    if let text = arguments["place"] {
      guard let id = UUID(text) else {
        throw UsageError("--place must be the id of a place, as widgets.recents.list returns it, not \(text)")
      }
      place = id
    }
    hours = try arguments.number("hours", "a number", AppGroupFile.Wish.hoursLimit)
    scale = try arguments.choice("scale")
  }
}
